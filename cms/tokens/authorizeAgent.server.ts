import type { Context, MiddlewareHandler } from "hono";

import { HttpError } from "#kit/HttpError.ts";
import type { ClientIpResolver } from "#kit/ClientIpResolver.ts";
import { WriteError } from "#cms/http/WriteError.server.ts";
import { requireScope } from "#cms/people/Actor.server.ts";
import type { Actor } from "#cms/people/Actor.server.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";

import { isOpenToAgents } from "./isOpenToAgents.server.ts";
import type { TokenService } from "./TokenService.server.ts";

export type AgentOptions = {
  tokenService: TokenService;
  limits: { consume: (limit: "token-client", key: string) => Promise<number | undefined> };
  clientIps: ClientIpResolver;
};

/** The actor of a personal token and the key of its rate limit; throws `WriteError` (401, 403) or `HttpError` (429). */
export async function authorizeAgent(
  context: Context,
  token: string,
  { tokenService, limits, clientIps }: AgentOptions,
): Promise<{ actor: Actor; key: string }> {
  const holder = await tokenService.findHolder(token);
  if (!holder) {
    const retryAfterSeconds = await limits.consume("token-client", clientIps.getKey(context));
    const sentence = `Too many wrong tokens; try again in ${Math.ceil((retryAfterSeconds ?? 0) / 60)} minutes`;
    if (retryAfterSeconds !== undefined) throw new HttpError(429, "too_many", sentence, { retryAfterSeconds });
    throw new WriteError(401, "This token is not valid: unknown, revoked or expired. Make another one under Account");
  }
  if (!isOpenToAgents(`${context.req.method} ${context.req.path}`))
    throw new WriteError(403, "A personal token may not do this; sign in to the Studio");
  return { actor: holder.actor, key: `${holder.person.id} ${holder.id}` };
}

const open = /\/(?:copy|comments(?:\/[^/]+)?)$/;

type FindDocuments = (id: string) => readonly (StoredDocument | undefined)[];

/**
 * Refuses (403) changes of documents, found by `:id` of the route, outside of the actor's languages and types. A copy
 * changes only the new document, which is checked when it is saved; comments change none.
 */
export const limitToScope =
  (find: FindDocuments): MiddlewareHandler<{ Variables: { actor: Actor } }> =>
  async (context, next) => {
    if (context.req.method !== "GET" && !open.test(context.req.path))
      for (const document of find(context.req.param("id") ?? "")) requireScope(context.get("actor"), document);
    await next();
  };
