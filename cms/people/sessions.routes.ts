import { Hono } from "hono";

import type { ClientIpResolver } from "#kit/ClientIpResolver.ts";
import { HttpError } from "#kit/HttpError.ts";
import type { RateLimiter } from "#kit/RateLimiter.ts";
import type { EventLog } from "#cms/audit/EventLog.server.ts";
import { named, WriteError } from "#cms/http/WriteError.server.ts";
import { readJson } from "#cms/http/readJson.server.ts";

import { signInSchema } from "./sessions.contract.ts";
import type { PeopleStore } from "./PeopleStore.server.ts";
import { toPersonRef, requireRole } from "./Actor.server.ts";
import { getEnd, getId } from "./SessionStore.server.ts";
import type { SessionStore, StoredSession } from "./SessionStore.server.ts";
import { getBearer } from "./authorize.server.ts";
import type { CoreEnv } from "./authorize.server.ts";

const base = "/content/core/sessions";

// The limit per name is high, so that a few attempts cannot lock a person out.
/** Limits of wrong passwords and tokens: at sign-in per client and name, per client, and per name. */
export const signInLimits = {
  "sign-in-pair": { points: 10, seconds: 900 },
  "sign-in-client": { points: 30, seconds: 900 },
  "sign-in-name": { points: 200, seconds: 900 },
  /** Wrong current passwords of a person who changes theirs. */
  "password-person": { points: 10, seconds: 900 },
  /** Wrong personal tokens, per client. */
  "token-client": { points: 30, seconds: 900 },
};

/** Counts one try under each key before it is checked, so that concurrent ones count too; throws `HttpError` (429). */
export async function countTry(limits: SignInLimits, counts: readonly LimitKey[]): Promise<void> {
  for (const [limit, key] of counts) {
    const retryAfterSeconds = await limits.consume(limit, key);
    if (retryAfterSeconds === undefined) continue;
    const sentence = `Too many wrong passwords; try again in ${Math.ceil(retryAfterSeconds / 60)} minutes`;
    throw new HttpError(429, "too_many", sentence, { retryAfterSeconds });
  }
}

export type SignInLimits = RateLimiter<keyof typeof signInLimits>;
type LimitKey = readonly [limit: keyof typeof signInLimits, key: string];

type Options = {
  people: PeopleStore;
  sessions: SessionStore;
  limits: SignInLimits;
  clientIps: ClientIpResolver;
  events: EventLog;
};

const maxAgentLength = 300;

/**
 * `POST /content/core/sessions` signs in, `…/current` returns the person and signs out; the other routes list and end
 * sessions.
 */
export function createSessionsApi({ people, sessions, limits, clientIps, events }: Options): Hono<CoreEnv> {
  const app = new Hono<CoreEnv>();
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
    for (const [limit, key] of counts) await limits.refund(limit, key);
    const { token, session } = await sessions.create(person.id, {
      from: clientIps.getKey(context),
      agent: context.req.header("user-agent")?.slice(0, maxAgentLength) ?? null,
    });
    events.add(person, "signed-in");
    return context.json({ token, person, expires: getEnd(session) }, 201);
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
