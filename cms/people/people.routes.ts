import { Hono } from "hono";

import type { EventLog } from "#cms/audit/EventLog.server.ts";
import { named, WriteError } from "#cms/http/WriteError.server.ts";
import { readJson } from "#cms/http/readJson.server.ts";

import { hasRole, newPersonSchema, passwordChangeSchema, passwordSentences, personChangeSchema } from "./contract.ts";
import { findPasswordProblem } from "./passwordRules.ts";
import { requireRole } from "./Actor.server.ts";
import type { Actor } from "./Actor.server.ts";
import type { TokenService } from "#cms/tokens/TokenService.server.ts";
import type { PeopleStore } from "./PeopleStore.server.ts";
import type { SessionStore } from "./SessionStore.server.ts";
import { getBearer } from "./authorize.server.ts";
import type { CoreEnv } from "./authorize.server.ts";
import type { PeopleService } from "./PeopleService.server.ts";
import { countTry } from "./sessions.routes.ts";
import type { SignInLimits } from "./sessions.routes.ts";

function requireStrong(password: string, name: string | undefined): void {
  const problem = findPasswordProblem(password, name);
  if (!problem) return;
  const sentence = passwordSentences[problem];
  throw new WriteError(400, sentence, [{ field: "password", reason: sentence }]);
}

const base = "/content/core/people";

type Options = {
  people: PeopleStore;
  peopleService: PeopleService;
  tokenService: TokenService;
  sessions: SessionStore;
  events: EventLog;
  limits: SignInLimits;
};

/** `/content/core/people[/:id]` and `…/:id/password`: people, their roles and passwords. */
export function createPeopleApi({
  people,
  peopleService,
  tokenService,
  sessions,
  events,
  limits,
}: Options): Hono<CoreEnv> {
  const app = new Hono<CoreEnv>();
  app.get(base, async (context) => {
    const hasEmails = hasRole(context.get("actor").role, "owner");
    return context.json({ results: await people.list({ hasEmails }) });
  });
  app.post(base, async (context) => {
    requireRole(context.get("actor"), "owner");
    const values = await newPersonSchema.validate(await readJson(context));
    tokenService.requireKnownScope(values);
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
    await requireMayChange(context.get("actor"), id, current);
    requireStrong(password, people.find(id)?.name);
    await people.setPassword(id, password);
    await sessions.endAll(id, getBearer(context));
    events.add(context.get("actor"), "password-changed", undefined, { detail: people.find(id)?.name ?? null });
    return context.body(null, 204);
  });
  const requireMayChange = async (actor: Actor, id: string, current: string | undefined) => {
    if (actor.id !== id) return requireRole(actor, "owner");
    await countTry(limits, [["password-person", id]]);
    if (await people.hasPassword(id, current ?? "")) return limits.refund("password-person", id);
    events.add(actor, "password-refused");
    const details = [{ field: "current", reason: "wrong" }];
    throw new WriteError(403, "The current password is wrong", details, named("password-wrong"));
  };
  return app;
}
