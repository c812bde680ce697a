import { Hono } from "hono";
import type { Context } from "hono";

import { keyBodySchema } from "../../../features/shared/contracts/accountKeys.ts";
import { cleanName } from "../../../features/shared/contracts/pastedText.ts";
import type { Captcha } from "../../kit/captcha/Captcha.ts";
import { captchaError } from "../../kit/captcha/Captcha.ts";
import type { ClientIpResolver } from "../../kit/ClientIpResolver.ts";
import { errorHandler, HttpError } from "../../kit/HttpError.ts";
import { readCaptchaToken } from "../../kit/ProofOfWork.ts";
import { readBody } from "../../kit/readBody.ts";
import { readBearer, unauthorized } from "../bearer.ts";
import type { Sessions } from "../Sessions.ts";
import type { KeyStore, Owner } from "./KeyStore.ts";
import { consume } from "./limits.ts";
import type { KeyLimits } from "./limits.ts";

type KeysParts = {
  sessions: Sessions;
  keys: KeyStore;
  captcha: Captcha;
  limits: KeyLimits;
  clientIps: ClientIpResolver;
};

const base = "/platform/v3/demo/keys";
const maxBytes = 4 * 1024;
/** Data that captcha tokens are bound to. */
const form = "api-key";

/** Key management: the first key creates an account, whose token manages it. */
export function createKeysApi(parts: KeysParts): Hono {
  const { keys, captcha, limits, clientIps } = parts;
  const app = new Hono();
  app.onError(errorHandler("platform"));
  app.use(`${base}/*`, async (context, next) => {
    context.header("cache-control", "no-store");
    await next();
  });
  app.get(`${base}/challenge`, async (context) => {
    await consume(limits, "challenges", clientIps.getKey(context));
    if (!captcha.challenge) throw new HttpError(404, "no_challenge", "Tokens come from the captcha's own script.");
    return context.json(await captcha.challenge(form));
  });
  app.get(base, async (context) => context.json({ keys: await keys.list(await requireOwner(parts, context)) }));
  app.post(base, async (context) => {
    const name = await readName(context);
    const owner = await findOwner(parts, context);
    return context.json(await (owner ? addKey(parts, owner, name) : openAccount(parts, context, name)), 201);
  });
  app.patch(`${base}/:id`, async (context) => {
    const name = await readName(context);
    if (!name) throw new HttpError(422, "invalid", "name must not be empty.", { field: "name" });
    return context.json(
      await keys.rename(await requireOwner(parts, context, "changes"), context.req.param("id"), name),
    );
  });
  app.post(`${base}/:id/replace`, async (context) =>
    context.json(await keys.replace(await requireOwner(parts, context, "changes"), context.req.param("id"))),
  );
  app.delete(`${base}/:id`, async (context) => {
    await keys.remove(await requireOwner(parts, context), context.req.param("id"));
    return context.body(null, 204);
  });
  return app;
}

async function readName(context: Context): Promise<string | undefined> {
  const { name } = await readBody(context, keyBodySchema, { maxBytes });
  return name === undefined ? undefined : cleanName(name);
}

async function addKey({ sessions, keys, limits }: KeysParts, owner: Owner, name: string | undefined) {
  await consume(limits, "changes", owner.session.id);
  await sessions.keep(owner.session);
  return { key: await keys.create(owner, name) };
}

async function openAccount(parts: KeysParts, context: Context, name: string | undefined) {
  const { sessions, keys, captcha, limits, clientIps } = parts;
  const ip = clientIps.getKey(context);
  await consume(limits, "newAccounts", ip);
  const token = readCaptchaToken(context);
  if (!token) throw captchaError("missing");
  const passed = await captcha.verify(token, form, ip);
  const accessToken = await sessions.open("free", { forKey: true });
  try {
    const session = await sessions.find(accessToken);
    if (!session) throw unauthorized(context);
    return { key: await keys.create({ session, token: accessToken }, name, passed.id), accessToken };
  } catch (error) {
    await sessions.end(accessToken);
    throw error;
  }
}

async function findOwner({ sessions }: KeysParts, context: Context): Promise<Owner | undefined> {
  const token = readBearer(context);
  const session = token === undefined ? undefined : await sessions.find(token);
  return token !== undefined && session ? { session, token } : undefined;
}

async function requireOwner(parts: KeysParts, context: Context, limit?: "changes"): Promise<Owner> {
  const owner = await findOwner(parts, context);
  if (!owner) throw unauthorized(context);
  if (limit) await consume(parts.limits, limit, owner.session.id);
  return owner;
}
