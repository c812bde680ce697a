import { Hono } from "hono";
import type { Context } from "hono";

import type { ClientIpResolver } from "#kit/ClientIpResolver.ts";
import type { EventLog } from "#cms/audit/EventLog.server.ts";
import { named, WriteError } from "#cms/http/WriteError.server.ts";
import { readJson } from "#cms/http/readJson.server.ts";

import { codeSignInSchema, passkeySignInSchema } from "#cms/factors/requests.contract.ts";
import type { FactorService } from "#cms/factors/FactorService.server.ts";
import type { Passkeys } from "#cms/factors/Passkeys.server.ts";

import type { Person } from "./contract.ts";
import { signInSchema } from "./sessions.contract.ts";
import type { PeopleStore } from "./PeopleStore.server.ts";
import { toPersonRef, requireRole } from "./Actor.server.ts";
import { getEnd, getId } from "./SessionStore.server.ts";
import type { SessionStore, StoredSession } from "./SessionStore.server.ts";
import { getBearer } from "./authorize.server.ts";
import type { CoreEnv } from "./authorize.server.ts";
import { countTry, refundTry } from "./signInLimits.server.ts";
import type { SignInLimits } from "./signInLimits.server.ts";

const base = "/content/core/sessions";

type Options = {
  people: PeopleStore;
  sessions: SessionStore;
  limits: SignInLimits;
  clientIps: ClientIpResolver;
  events: EventLog;
  factorService: FactorService;
  passkeys: Passkeys;
};

const maxAgentLength = 300;

/**
 * `POST /content/core/sessions` signs in, with `…/code` as a second step or by `…/passkey`; `…/current` returns the person and
 * signs out; the other routes list and end sessions.
 */
export function createSessionsApi({
  people,
  sessions,
  limits,
  clientIps,
  events,
  factorService,
  passkeys,
}: Options): Hono<CoreEnv> {
  const app = new Hono<CoreEnv>();
  const open = async (context: Context<CoreEnv>, person: Person) => {
    const { token, session } = await sessions.create(person.id, {
      from: clientIps.getKey(context),
      agent: context.req.header("user-agent")?.slice(0, maxAgentLength) ?? null,
    });
    events.add(person, "signed-in");
    return context.json({ token, person, expires: getEnd(session) }, 201);
  };
  app.post(base, async (context) => {
    const { name, password } = await signInSchema.validate(await readJson(context));
    const client = clientIps.getKey(context);
    const nameKey = name.normalize("NFKC").toLowerCase();
    const counts = [
      ["sign-in-pair", `${client} ${nameKey}`],
      ["sign-in-client", client],
      ["sign-in-name", nameKey],
    ] as const;
    await countTry(limits, counts);
    const person = await people.findByPassword(name, password);
    if (!person) events.add({ id: "nobody", name }, "sign-in-failed");
    if (!person) throw new WriteError(401, "The name or the password is wrong");
    await refundTry(limits, counts);
    const step = factorService.startSecondStep(person);
    return step ? context.json(step, 202) : open(context, person);
  });
  app.post(`${base}/code`, async (context) => {
    const { ticket, code } = await codeSignInSchema.validate(await readJson(context));
    const person = factorService.readTicket(ticket);
    const counts = [
      ["sign-in-client", clientIps.getKey(context)],
      ["sign-in-code", person.id],
    ] as const;
    await countTry(limits, counts);
    try {
      await factorService.useCode(person, code);
    } catch (error) {
      if (error instanceof WriteError) events.add(person, "code-refused");
      throw error;
    }
    await refundTry(limits, counts);
    return open(context, person);
  });
  app.post(`${base}/passkey/options`, async (context) => context.json(await passkeys.startSignIn()));
  app.post(`${base}/passkey`, async (context) => {
    const { response } = await passkeySignInSchema.validate(await readJson(context));
    const counts = [["sign-in-client", clientIps.getKey(context)]] as const;
    await countTry(limits, counts);
    const person = people.find(await passkeys.verifySignIn(response));
    if (!person) throw new WriteError(401, "The person of this passkey was removed", [], named("passkey-refused"));
    await refundTry(limits, counts);
    return open(context, person);
  });
  app.get(`${base}/current`, (context) => {
    const session = sessions.find(getBearer(context) ?? "");
    const person = session && people.find(session.person);
    if (!person) throw new WriteError(404, "The write token has no session");
    return context.json({ person, expires: getEnd(session) });
  });
  app.delete(`${base}/current`, async (context) => {
    await sessions.end(getBearer(context) ?? "");
    events.add(context.get("actor"), "signed-out");
    return context.body(null, 204);
  });
  const toBody = async (all: StoredSession[], token: string | undefined) => {
    const own = token === undefined ? undefined : await sessions.use(token);
    const results = all.map((session) => ({
      id: getId(session),
      created: session.created,
      used: session.used,
      expires: getEnd(session),
      from: session.from,
      agent: session.agent,
      is_current: session.hash === own?.hash,
    }));
    return { results };
  };
  app.get(`${base}/own`, async (context) =>
    context.json(await toBody(sessions.list(context.get("actor").id), getBearer(context))),
  );
  app.get("/content/core/people/:id/sessions", async (context) => {
    requireRole(context.get("actor"), "owner");
    return context.json(await toBody(sessions.list(context.req.param("id")), getBearer(context)));
  });
  app.delete(`${base}/:id`, async (context) => {
    const { id } = context.req.param();
    const actor = context.get("actor");
    const session = sessions.findById(id);
    if (session?.person !== actor.id) requireRole(actor, "owner");
    if (!session) throw new WriteError(404, "This session has ended already", [], named("session-ended"));
    await sessions.endById(id);
    const whose = people.find(session.person);
    events.add(toPersonRef(actor), "session-ended", undefined, { detail: whose?.name ?? null });
    return context.body(null, 204);
  });
  return app;
}
