import type { Context } from "hono";
import { object, string } from "yup";

import { isContract, readAddress, refuseAddress } from "../claims/walletAddress.ts";
import type { RefusedAddress } from "../claims/walletAddress.ts";
import { HttpError } from "../../kit/HttpError.ts";
import { readBody } from "../../kit/readBody.ts";
import { readCaptchaToken } from "../../kit/ProofOfWork.ts";
import type { Asker } from "../claims/limits.ts";
import { enqueue } from "../claims/enqueue.ts";
import type { Enqueued } from "../claims/enqueue.ts";
import { viewClaim } from "../claims/view.ts";
import type { Faucet } from "../Faucet.ts";
import type { FaucetApi } from "./FaucetApi.ts";
import { proofError } from "../work/ClaimProofs.ts";

const limitMessages = {
  address_cooldown: "This address has been paid; it can ask again later.",
  visitor_limit: "Your network has asked as often as it may today.",
  network_limit: "This faucet has paid as much as it may today.",
};

const body = object({
  address: string().defined('The address is missing: send JSON such as { "address": "0x…" }.'),
});

/** Queues a claim, or returns why it is rejected. */
export async function postClaim(context: Context, faucet: Faucet, api: FaucetApi, asker: Asker) {
  const address = await readClaim(context, faucet, api);
  const purpose = { network: faucet.network.id, visitor: asker.visitor };
  const proof = await api.proofs.verify(readCaptchaToken(context), purpose);
  if (isContract(await faucet.findCode(address))) throw addressError(refuseAddress("contract"));
  const enqueued = await enqueue(api.db, { network: faucet.network, ...asker, address, ...proof }, api.work);
  if (enqueued.kind !== "queued") throw toError(enqueued);
  faucet.sender.wake();
  return context.json(await viewClaim(api.db, faucet.network, enqueued.claim), 202);
}

async function readClaim(context: Context, faucet: Faucet, { faucets }: FaucetApi) {
  const { address } = await readBody(context, body);
  const read = readAddress(
    address,
    [...faucets.values()].map((other) => other.address),
  );
  if ("problem" in read) throw addressError(read);
  return read.address;
}

const addressError = ({ problem, message }: RefusedAddress) =>
  new HttpError(400, "invalid_address", message, { field: "address", reason: problem });

function toError(enqueued: Exclude<Enqueued, { kind: "queued" }>) {
  if (enqueued.kind === "proof-used") return proofError("used");
  if (enqueued.kind === "proof-too-weak") return proofError("too_weak");
  if (enqueued.kind === "queue-full")
    return new HttpError(503, "queue_full", "Too many claims wait; try again in a few minutes.");
  const { code, nextEligibleAt } = enqueued.reachedLimit;
  const retryAfterSeconds = Math.max(1, Math.ceil((nextEligibleAt.getTime() - Date.now()) / 1_000));
  return new HttpError(429, code, limitMessages[code], {
    nextEligibleAt: nextEligibleAt.toISOString(),
    retryAfterSeconds,
  });
}
