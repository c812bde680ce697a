import type { Context, MiddlewareHandler } from "hono";

import { BoundedMap } from "#kit/BoundedMap.ts";
import type { Accepted } from "#kit/isSame.ts";
import { senderHeader } from "#cms/http/contract.ts";
import { named, WriteError } from "#cms/http/WriteError.server.ts";
import { makeBucket, requireWriteToken, take } from "#cms/http/guard.server.ts";

import { tokenActor } from "./Actor.server.ts";
import type { Actor } from "./Actor.server.ts";
import type { PeopleStore } from "./PeopleStore.server.ts";
import { tokenPrefix } from "./SessionStore.server.ts";
import type { SessionStore } from "./SessionStore.server.ts";

/** Variables of requests to `/content/core/`. */
export type CoreEnv = { Variables: { actor: Actor } };

type Options = { token: Accepted; repositoryName: string; sessions: SessionStore; people: PeopleStore };

const maxBuckets = 1_000;
const currentPath = "GET /content/core/sessions/current";
const openPaths = new Set(["POST /content/core/sessions"]);
// Open screens poll these, which must not prolong the session.
const passivePaths = new Set([currentPath, "PUT /content/core/presence"]);

/**
 * Authorizes requests to `/content/core/` by the write token or a session token, and sets `actor`. A request that names
 * its sender in `x-studio-person` is refused (409) with the session of another person.
 */
export function authorize({ sessions, people, ...key }: Options): MiddlewareHandler<CoreEnv> {
  const requireToken = requireWriteToken({ ...key, member: "message" });
  const buckets = new BoundedMap<string, ReturnType<typeof makeBucket>>(maxBuckets);
  return async (context, next) => {
    const called = `${context.req.method} ${context.req.path}`;
    if (openPaths.has(called)) return next();
    const token = getBearer(context);
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
    const bucket = buckets.get(person.id) ?? makeBucket();
    buckets.set(person.id, bucket);
    if (context.req.method !== "GET" && !take(bucket))
      return context.json({ message: "Too many requests" }, 429, { "retry-after": "1.5" });
    context.set("actor", { id: person.id, name: person.name, role: person.role });
    return next();
  };
}

/** The token of a request. */
export const getBearer = (context: Context): string | undefined =>
  /^Bearer\s+(.+)$/i.exec(context.req.header("authorization") ?? "")?.[1];
