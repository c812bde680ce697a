import { array, object, string } from "yup";

import { isFaucetId } from "@/features/shared/faucetIds";

import type { FaucetSummary } from "@/features/shared/contracts/faucetApi";
import { publicRpc } from "./publicRpc";

type Provider = { request(call: { method: string; params?: unknown[] }): Promise<unknown> };

/** A wallet that announced itself (EIP-6963). */
export type Wallet = { id: string; name: string; provider: Provider };

const info = object({ uuid: string().required(), name: string().required().max(60) });
const accounts = array(string().required()).required();

// A wallet in the page answers at once; one in another process within a few frames.
const discoveryMs = 300;

/** Asks every wallet in the browser to announce itself; empty when there is none. */
export async function discoverWallets(wait = discoveryMs): Promise<Wallet[]> {
  const found = new Map<string, Wallet>();
  const handleAnnounce = (event: Event) => {
    const wallet = event instanceof CustomEvent ? readWallet(event.detail) : undefined;
    if (wallet) found.set(wallet.id, wallet);
  };
  window.addEventListener("eip6963:announceProvider", handleAnnounce);
  window.dispatchEvent(new Event("eip6963:requestProvider"));
  await new Promise((resolve) => setTimeout(resolve, wait));
  window.removeEventListener("eip6963:announceProvider", handleAnnounce);
  return [...found.values()];
}

/** The address that the wallet shares; `undefined` when its owner declines. */
export async function requestWalletAddress({ provider }: Wallet): Promise<string | undefined> {
  const response = await provider.request({ method: "eth_requestAccounts" });
  return (await accounts.validate(response))[0];
}

/** Offers the network to the wallet (EIP-3085); rejects when its owner declines. */
export async function addNetwork({ provider }: Wallet, network: FaucetSummary): Promise<void> {
  const { id, name, chainId, symbol, explorer } = network;
  if (!isFaucetId(id)) throw new Error(`no endpoint is known for ${id}`);
  const chain = {
    chainId: `0x${chainId.toString(16)}`,
    chainName: name,
    nativeCurrency: { name: symbol, symbol, decimals: 18 },
    rpcUrls: [publicRpc[id]],
    blockExplorerUrls: [explorer],
  };
  await provider.request({ method: "wallet_addEthereumChain", params: [chain] });
}

function readWallet(detail: unknown): Wallet | undefined {
  if (typeof detail !== "object" || detail === null || !("info" in detail) || !("provider" in detail)) return undefined;
  if (!info.isValidSync(detail.info) || !isProvider(detail.provider)) return undefined;
  return { id: detail.info.uuid, name: detail.info.name, provider: detail.provider };
}

const isProvider = (value: unknown): value is Provider =>
  typeof value === "object" && value !== null && "request" in value && typeof value.request === "function";
