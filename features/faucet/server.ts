import "server-only";

import { env, getReadTimeoutMs } from "@/features/shared/env";
import { fetchJson } from "@/features/shared/http";
import { keepLastGood } from "@/features/shared/platform/keepLastGood";
import type { Reading } from "@/features/shared/platform/keepLastGood";
import type { FaucetId } from "@/features/shared/faucetIds";

import { faucetSchema, summariesSchema } from "@/features/shared/contracts/faucetApi";
import type { Faucet } from "@/features/shared/contracts/faucetApi";

export { ClaimPanel } from "./ClaimPanel";
export { FaucetList } from "./FaucetList";
export { OtherFaucets } from "./OtherFaucets";
export type { OtherFaucet } from "./OtherFaucets";
export { proxyCall, proxyList, proxyState } from "./proxy/proxyCall";
export { proxyClaim } from "./proxy/proxyClaim";
export { proxyEvents } from "./proxy/proxyEvents";

const limits = { timeoutMs: getReadTimeoutMs(4_000) };
const getUrl = (path: string) => `${env.FAUCET_API_URL}/${path}`;

/** All faucets, each in a few words. */
export const loadFaucets = keepLastGood("faucets", () => fetchJson(getUrl("networks"), summariesSchema, limits));

const readers = new Map<FaucetId, () => Promise<Reading<Faucet>>>();

/** One faucet, with the rules for the server's IP; the browser requests those of the visitor. */
export function loadFaucet(id: FaucetId): Promise<Reading<Faucet>> {
  const reader = readers.get(id) ?? keepLastGood(`faucet ${id}`, () => fetchJson(getUrl(id), faucetSchema, limits));
  readers.set(id, reader);
  return reader();
}
