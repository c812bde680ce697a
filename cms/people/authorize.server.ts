import type { Context, MiddlewareHandler } from "hono";
import { LRUCache } from "lru-cache";

import { readBearer } from "#kit/isSame.ts";
import type { Accepted } from "#kit/isSame.ts";
import { senderHeader } from "#cms/http/contract.ts";
import { named, WriteError } from "#cms/http/WriteError.server.ts";
import { authorizeAgent } from "#cms/tokens/authorizeAgent.server.ts";
import type { AgentOptions } from "#cms/tokens/authorizeAgent.server.ts";
import { personalPrefix } from "#cms/tokens/TokenStore.server.ts";
import { makeBucket, requireWriteToken, take } from "#cms/http/guard.server.ts";

import { getScope, tokenActor } from "./Actor.server.ts";
import type { Actor } from "./Actor.server.ts";
import type { PeopleStore } from "./PeopleStore.server.ts";
import { tokenPrefix } from "./SessionStore.server.ts";
import type { SessionStore } from "./SessionStore.server.ts";

/** Variables of requests to `/content/core/`. */
export type CoreEnv = { Variables: { actor: Actor } };

type Options = AgentOptions & {
  token: Accepted;
  acceptToken: (token: string) => Promise<boolean>;
  repositoryName: string;
  sessions: SessionStore;
  people: PeopleStore;
};

const maxBuckets = 1_000;
const currentPath = "GET /content/core/sessions/current";
const openPaths = new Set(
  ["", "/code", "/passkey", "/passkey/options"].map((end) => `POST /content/core/sessions${end}`),
);
// Open screens poll these, which must not prolong the session.
const passivePaths = new Set([currentPath, "PUT /content/core/presence", "GET /content/core/notifications"]);

/**
 * Authorizes requests to `/content/core/` by the write token, a personal token or a session token, and sets `actor`. A request that names
 * its sender in `x-studio-person` is refused (409) with the session of another person.
 */
export function authorize({
  sessions,
  people,
  token: writeToken,
  acceptToken,
  repositoryName,
  ...agents
}: Options): MiddlewareHandler<CoreEnv> {
  const requireToken = requireWriteToken({ token: writeToken, acceptToken, repositoryName, member: "message" });
  const buckets = new LRUCache<string, ReturnType<typeof makeBucket>>({ max: maxBuckets });
  const canTake = (key: string) => {
    const bucket = buckets.get(key) ?? makeBucket();
    buckets.set(key, bucket);
    return take(bucket);
  };
  const refuse = (context: Context) => context.json({ message: "Too many requests" }, 429, { "retry-after": "1.5" });
  return async (context, next) => {
    const called = `${context.req.method} ${context.req.path}`;
    if (openPaths.has(called)) return next();
    const token = getBearer(context);
    if (token?.startsWith(personalPrefix)) {
      const { actor, key } = await authorizeAgent(context, token, agents);
      if (context.req.method !== "GET" && !canTake(key)) return refuse(context);
      context.set("actor", actor);
      return next();
    }
    if (!token?.startsWith(tokenPrefix)) {
      context.set("actor", tokenActor);
      return requireToken(context, next);
    }
    const session = passivePaths.has(called) ? sessions.find(token) : await sessions.use(token);
    const person = session && people.find(session.person);
    if (!person) return context.json({ message: "Your session has ended; sign in again" }, 401);
    const sender = context.req.header(senderHeader);
    if (sender !== undefined && sender !== person.id && called !== currentPath) {
      const sentence = `${person.name} has signed in elsewhere in this browser; sign in again`;
      throw new WriteError(409, sentence, [], named("other-person", person.name));
    }
    if (context.req.method !== "GET" && !canTake(person.id)) return refuse(context);
    context.set("actor", { id: person.id, name: person.name, role: person.role, scope: getScope(person) });
    return next();
  };
}

/** The token of a request. */
export const getBearer = (context: Context): string | undefined => readBearer(context.req.header("authorization"));
