import { createHmac } from "node:crypto";

import type { Context } from "hono";
import { Hono } from "hono";

import { errorHandler, HttpError } from "../../kit/HttpError.ts";
import { readAddress } from "../claims/walletAddress.ts";
import { countToday } from "../claims/limits.ts";
import { viewClaim } from "../claims/view.ts";
import { getDifficulty } from "../work/difficulty.ts";
import type { FaucetApi } from "./FaucetApi.ts";
import { describeFaucet, describeNetwork } from "./describe.ts";
import { streamClaim } from "./streamClaim.ts";
import { postClaim } from "./postClaim.ts";

/** A pseudonym of a visitor's network. */
const visitorName = (network: string, secret: string) =>
  createHmac("sha256", secret).update(network).digest("base64url").slice(0, 22);

/** The faucet's routes below /faucet/v1. */
export function createFaucetApi(api: FaucetApi): Hono {
  const { db, faucets, proofs, work, changes, clientIps, visitorSecret } = api;
  const app = new Hono().basePath("/faucet/v1");
  const getVisitor = (context: Context) => visitorName(clientIps.getNetwork(context), visitorSecret);
  const getAsker = (context: Context) => {
    const site = clientIps.getSite(context);
    return { visitor: getVisitor(context), site: site && visitorName(site, visitorSecret) };
  };
  const getFaucet = (context: Context) => {
    const faucet = faucets.get(context.req.param("id") ?? "");
    if (!faucet) throw new HttpError(404, "not_found", "There is no faucet with this id.");
    return faucet;
  };
  const loadClaim = async (context: Context) => {
    const id = context.req.param("claimId") ?? "";
    const claim = await db.selectFrom("faucet_claims").selectAll().where("id", "=", id).executeTakeFirst();
    const network = faucets.get(claim?.network ?? "")?.network;
    if (!claim || !network) throw new HttpError(404, "not_found", "There is no claim with this id.");
    return viewClaim(db, network, claim);
  };
  app.onError(errorHandler("faucet"));
  app.use(async (context, next) => {
    context.header("cache-control", "no-store");
    await next();
  });
  app.get("/networks", async (context) => context.json(await Promise.all([...faucets.values()].map(describeNetwork))));
  app.get("/claims/:claimId", async (context) => context.json(await loadClaim(context)));
  app.get("/claims/:claimId/events", async (context) => {
    const { claimId } = await loadClaim(context);
    return streamClaim(context, { changes, claimId, visitor: getVisitor(context), load: () => loadClaim(context) });
  });
  app.get("/:id", async (context) => {
    const faucet = getFaucet(context);
    const read = readAddress(context.req.query("address") ?? "", []);
    const address = "address" in read ? read.address : undefined;
    return context.json(await describeFaucet(db, faucet, { ...getAsker(context), address }, work));
  });
  app.get("/:id/challenge", async (context) => {
    const faucet = getFaucet(context);
    const visitor = getVisitor(context);
    const difficulty = getDifficulty(await countToday(db, visitor), work);
    return context.json({ ...(await proofs.create({ network: faucet.network.id, visitor }, difficulty)), difficulty });
  });
  app.post("/:id/claims", (context) => postClaim(context, getFaucet(context), api, getAsker(context)));
  return app;
}
