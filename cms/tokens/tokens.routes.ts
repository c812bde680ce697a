import { Hono } from "hono";

import { readJson } from "#cms/http/readJson.server.ts";
import { WriteError } from "#cms/http/WriteError.server.ts";
import { getBearer } from "#cms/people/authorize.server.ts";
import type { CoreEnv } from "#cms/people/authorize.server.ts";

import type { AgentSessionService } from "./AgentSessionService.server.ts";
import { newTokenSchema } from "./contract.ts";
import type { CurrentToken } from "./contract.ts";
import type { TokenService } from "./TokenService.server.ts";
import { getTokenId } from "./TokenStore.server.ts";

const base = "/content/core/tokens";

type Options = { tokenService: TokenService; agentSessionService: AgentSessionService };

/**
 * `/content/core/tokens[/:id]` lists, makes and revokes personal tokens; `…/current` is the one of the request,
 * `…/sessions[/:id/undo]` what agents changed with them.
 */
export function createTokensApi({ tokenService, agentSessionService }: Options): Hono<CoreEnv> {
  const app = new Hono<CoreEnv>();
  app.get(base, (context) => context.json({ results: tokenService.list(context.get("actor")) }));
  app.post(base, async (context) => {
    const token = await newTokenSchema.validate(await readJson(context));
    return context.json(await tokenService.create(token, context.get("actor")), 201);
  });
  app.get(`${base}/current`, async (context) => {
    const holder = await tokenService.findHolder(getBearer(context) ?? "");
    if (!holder) throw new WriteError(404, "This request has no personal token");
    const { hash, is_revoked: _, ...token } = holder.token;
    const { person, actor } = holder;
    return context.json({ ...token, id: getTokenId({ hash }), person, role: actor.role } satisfies CurrentToken);
  });
  app.get(`${base}/sessions`, (context) => context.json({ results: agentSessionService.list(context.get("actor")) }));
  app.post(`${base}/sessions/:id/undo`, async (context) =>
    context.json(await agentSessionService.undo(context.req.param("id"), context.get("actor"))),
  );
  app.delete(`${base}/:id`, async (context) => {
    await tokenService.revoke(context.req.param("id"), context.get("actor"));
    return context.body(null, 204);
  });
  return app;
}
