import { makeAutoObservable, runInAction } from "@/features/shared/mobx";

import type { FaucetSummary } from "@/features/shared/contracts/faucetApi";
import type { Wallet } from "./wallet";

/** Requests to a wallet. */
export type Purpose = "address" | "network";

export type WalletState =
  | { kind: "idle" }
  | { kind: "looking" }
  | { kind: "choosing"; wallets: readonly Wallet[]; purpose: Purpose }
  | { kind: "asking"; name: string }
  | { kind: "none" }
  | { kind: "declined"; name: string }
  | { kind: "done"; name: string; purpose: Purpose };

// Loaded on click: most visitors paste an address.
const loadTools = () => import("./wallet");

type Tools = Pick<Awaited<ReturnType<typeof loadTools>>, "discoverWallets" | "requestWalletAddress" | "addNetwork">;

/** Store of the visitor's wallet; discovery starts only on request. */
export class WalletStore {
  state: WalletState = { kind: "idle" };

  private readonly take: (walletAddress: string) => void;
  private readonly load: () => Promise<Tools>;

  constructor(take: (walletAddress: string) => void, load: () => Promise<Tools> = loadTools) {
    this.take = take;
    this.load = load;
    makeAutoObservable<this, "take" | "load">(this, { take: false, load: false }, { autoBind: true });
  }

  /** Discovers wallets; uses a single one at once and offers a choice of several. */
  async look(purpose: Purpose, network: FaucetSummary): Promise<void> {
    if (this.state.kind === "looking" || this.state.kind === "asking") return;
    this.state = { kind: "looking" };
    const wallets = await (await this.load()).discoverWallets();
    const [first, ...others] = wallets;
    if (first && others.length === 0) return this.request(first, purpose, network);
    runInAction(() => (this.state = first ? { kind: "choosing", wallets, purpose } : { kind: "none" }));
  }

  /** Requests the account's address from a wallet, or that it adds the network. */
  async request(wallet: Wallet, purpose: Purpose, network: FaucetSummary): Promise<void> {
    const { name } = wallet;
    runInAction(() => (this.state = { kind: "asking", name }));
    try {
      const tools = await this.load();
      const walletAddress = purpose === "address" ? await tools.requestWalletAddress(wallet) : undefined;
      if (purpose === "network") await tools.addNetwork(wallet, network);
      if (walletAddress) this.take(walletAddress);
      const isDone = purpose === "network" || walletAddress !== undefined;
      runInAction(() => (this.state = isDone ? { kind: "done", name, purpose } : { kind: "declined", name }));
    } catch (error) {
      console.warn("faucet: the wallet did not agree", error);
      runInAction(() => (this.state = { kind: "declined", name }));
    }
  }
}
