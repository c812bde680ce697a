import { rpcPath } from "@/features/shared/contracts/rpcGateway";
import { makeAutoObservable, runInAction } from "@/features/shared/mobx";
import { getOwnKey } from "@/features/shared/platform/ownKey";
import { keyPlaceholder } from "@/features/shared/requests/getEndpointUrl";

/** A network as a wallet knows it. */
export type WalletNetwork = {
  /** Chain and network of the catalogue. */
  chain: string;
  network: string;
  chainId: number;
  name: string;
  currency: { name: string; symbol: string; decimals: number };
  explorer?: string | undefined;
  /** The endpoint that the documentation names, with the placeholder of the key. */
  documentedUrl?: string | undefined;
};

/** State of the request; `manual`: without a wallet, the values are shown. */
export type WalletState =
  | { kind: "idle" | "asking" | "added" | "declined" | "no-key" | "not-connected" }
  | { kind: "manual"; rpcUrl: string }
  | { kind: "failed"; message: string };

type Request = (call: { method: string; params: unknown[] }) => Promise<unknown>;

const declinedCode = 4001;

/** The wallet of this browser (EIP-1193); `undefined` without one. */
function findWallet(): Request | undefined {
  const wallet: unknown = Reflect.get(window, "ethereum");
  const request: unknown = typeof wallet === "object" && wallet !== null ? Reflect.get(wallet, "request") : undefined;
  return typeof request === "function" ? (call) => Promise.resolve(Reflect.apply(request, wallet, [call])) : undefined;
}

/** Asks the wallet of this browser to add a network with the visitor's endpoint (EIP-3085). */
export class WalletStore {
  state: WalletState = { kind: "idle" };

  private readonly network: WalletNetwork;
  private readonly find: typeof findWallet;

  constructor(network: WalletNetwork, find = findWallet) {
    this.network = network;
    this.find = find;
    makeAutoObservable<this, "network" | "find">(this, { network: false, find: false }, { autoBind: true });
  }

  /** Runs one request at a time; sets the state that names what is missing. */
  async add(): Promise<void> {
    if (this.state.kind === "asking") return;
    const own = getOwnKey();
    if (!own) return this.set({ kind: "no-key" });
    const rpcUrl = getRpcUrl(this.network, own);
    if (rpcUrl === undefined) return this.set({ kind: "not-connected" });
    const request = this.find();
    if (!request) return this.set({ kind: "manual", rpcUrl });
    this.set({ kind: "asking" });
    const state = await sendToWallet(request, toParameter(this.network, rpcUrl));
    runInAction(() => this.set(state));
  }

  private set(state: WalletState): void {
    this.state = state;
  }
}

async function sendToWallet(request: Request, parameter: object): Promise<WalletState> {
  try {
    await request({ method: "wallet_addEthereumChain", params: [parameter] });
    return { kind: "added" };
  } catch (error) {
    const member = (name: string): unknown =>
      typeof error === "object" && error !== null ? Reflect.get(error, name) : undefined;
    if (member("code") === declinedCode) return { kind: "declined" };
    return { kind: "failed", message: String(member("message") ?? error) };
  }
}

/** The visitor's endpoint of a network; `undefined` if no node is connected to it. */
function getRpcUrl(
  { chain, network, documentedUrl }: WalletNetwork,
  { key, networks }: { key: string; networks: readonly string[] | undefined },
): string | undefined {
  if (networks)
    return networks.includes(`${chain} ${network}`) ? window.location.origin + rpcPath(chain, network, key) : undefined;
  return documentedUrl?.replace(new RegExp(`${keyPlaceholder}$`), () => key);
}

const toParameter = ({ chainId, name, currency, explorer }: WalletNetwork, rpcUrl: string) => ({
  chainId: `0x${chainId.toString(16)}`,
  chainName: name,
  nativeCurrency: currency,
  rpcUrls: [rpcUrl],
  ...(explorer === undefined ? {} : { blockExplorerUrls: [explorer] }),
});
