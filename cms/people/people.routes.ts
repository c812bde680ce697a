import { Hono } from "hono";

import type { EventLog } from "#cms/audit/EventLog.server.ts";
import { readJson } from "#cms/http/readJson.server.ts";

import { hasRole, newPersonSchema, passwordChangeSchema, personChangeSchema } from "./contract.ts";
import { requireStrongPassword } from "./requireStrongPassword.server.ts";
import { requireRole } from "./Actor.server.ts";
import type { FactorStore } from "#cms/factors/FactorStore.server.ts";
import type { TokenService } from "#cms/tokens/TokenService.server.ts";
import type { PeopleStore } from "./PeopleStore.server.ts";
import type { SessionStore } from "./SessionStore.server.ts";
import { getBearer } from "./authorize.server.ts";
import type { CoreEnv } from "./authorize.server.ts";
import type { PeopleService } from "./PeopleService.server.ts";
import { requireOwnPassword } from "./signInLimits.server.ts";
import type { SignInLimits } from "./signInLimits.server.ts";

const base = "/content/core/people";

type Options = {
  people: PeopleStore;
  peopleService: PeopleService;
  tokenService: TokenService;
  sessions: SessionStore;
  factors: FactorStore;
  events: EventLog;
  limits: SignInLimits;
};

/** `/content/core/people[/:id]` and `…/:id/password`: people, their roles and passwords. */
export function createPeopleApi({
  people,
  peopleService,
  tokenService,
  sessions,
  factors,
  events,
  limits,
}: Options): Hono<CoreEnv> {
  const app = new Hono<CoreEnv>();
  app.get(base, async (context) => {
    const isOwner = hasRole(context.get("actor").role, "owner");
    const results = await people.list({ hasEmails: isOwner });
    return context.json({
      results: isOwner ? results.map((one) => ({ ...one, has_factors: factors.isOn(one.id) })) : results,
    });
  });
  app.post(base, async (context) => {
    requireRole(context.get("actor"), "owner");
    const values = await newPersonSchema.validate(await readJson(context));
    tokenService.requireKnownScope(values);
    await requireStrongPassword(values.password, values.name);
    const person = await people.add(values);
    events.add(context.get("actor"), "person-added", undefined, { detail: `${person.name}: ${person.role}` });
    return context.json(person, 201);
  });
  app.patch(`${base}/:id`, async (context) => {
    requireRole(context.get("actor"), "owner");
    const over = await personChangeSchema.validate(await readJson(context));
    tokenService.requireKnownScope(over);
    const person = await people.change(context.req.param("id"), over);
    events.add(context.get("actor"), "person-changed", undefined, { detail: `${person.name}: ${person.role}` });
    return context.json(person);
  });
  app.delete(`${base}/:id`, async (context) => {
    await peopleService.remove(context.req.param("id"), context.get("actor"));
    return context.body(null, 204);
  });
  app.put(`${base}/:id/password`, async (context) => {
    const { password, current } = await passwordChangeSchema.validate(await readJson(context));
    const id = context.req.param("id");
    const actor = context.get("actor");
    if (actor.id === id) await requireOwnPassword({ people, limits, events }, actor, current);
    else requireRole(actor, "owner");
    await requireStrongPassword(password, people.find(id)?.name);
    await people.setPassword(id, password);
    await sessions.endAll(id, getBearer(context));
    events.add(context.get("actor"), "password-changed", undefined, { detail: people.find(id)?.name ?? null });
    return context.body(null, 204);
  });
  return app;
}
