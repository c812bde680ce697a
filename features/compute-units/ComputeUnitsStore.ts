import { byCategory } from "@/features/shared/catalogue/categories";
import { makeAutoObservable, runInAction } from "@/features/shared/mobx";
import type { Plan, PricedMethod, PriceMethods } from "@/features/shared/platform/model";

import { defaultChain } from "./defaultChain";
import { requestMethods } from "./api";
import { planThatFits, getRate, getUsage } from "./fit";
import type { Load, Usage } from "./fit";
import { getCost, getExampleMix, readMix } from "./mix";
import type { Cost, Mix } from "./mix";

export type Start = {
  chain: string;
  q?: string;
  mix?: string;
  /** What stands there until the visitor writes a mix; one of the chain's own methods takes its place where it must. */
  example?: string;
  isArchive?: boolean;
  prices: PriceMethods | undefined;
  /** Chains that are offered with archive data; all when left out. */
  archiveChains?: readonly string[];
  /** Since when the prices cannot be read, when they could not. */
  failedSince?: string | undefined;
};

/** The choices as a URL names them. */
export type UrlChoices = Partial<Record<"chain" | "q" | "mix" | "archive", string>>;

/** Idle until asked; pending while a chain's prices are read; success or error after. */
export type LoadState = "idle" | "pending" | "success" | "error";

/** Prices of one chain's methods, with search, and the cost of a mix of calls. */
export class ComputeUnitsStore {
  chain: string;
  q: string;
  mixText: string;
  example: string;
  isArchive: boolean;
  prices: PriceMethods | undefined;
  state: LoadState;
  /** When prices were first found not to be readable, as ISO text; `undefined` once some were read. */
  failedSince: string | undefined;

  private readonly plans: readonly Plan[];
  private readonly archiveChains: readonly string[] | undefined;
  private readonly request: typeof requestMethods;

  constructor(start: Start, plans: readonly Plan[] = [], request = requestMethods) {
    this.chain = start.chain;
    this.q = start.q ?? "";
    this.example = start.example ?? "";
    this.mixText = start.mix || this.example;
    this.isArchive = start.isArchive ?? false;
    this.prices = start.prices;
    this.state = start.prices ? "success" : "idle";
    this.failedSince = start.failedSince;
    this.plans = plans;
    this.archiveChains = start.archiveChains;
    this.request = request;
    if (start.prices) this.fitExample(start.prices);
    makeAutoObservable<this, "request" | "plans" | "archiveChains">(
      this,
      { request: false, plans: false, archiveChains: false },
      { autoBind: true },
    );
  }

  /** Methods whose name contains what is sought, by kind and name. */
  get shown(): readonly PricedMethod[] {
    const sought = this.q.trim().toLowerCase();
    return byCategory(this.prices?.methods ?? []).filter(({ method }) => method.toLowerCase().includes(sought));
  }

  get mix(): Mix {
    return readMix(this.mixText);
  }

  /** Cost of the mix in compute units a month; `undefined` without prices. */
  get cost(): { costs: Cost[]; unknown: { method: string }[]; total: number } | undefined {
    return this.prices && getCost(this.mix.calls, this.prices, this.readsArchive);
  }

  /** Whether the prices that are shown are another chain's, while those of the chosen one are read. */
  get isBehind(): boolean {
    return this.state === "pending" && this.prices !== undefined;
  }

  /** Whether the chosen chain is offered with archive data. */
  get hasArchive(): boolean {
    return this.archiveChains?.includes(this.chain) ?? true;
  }

  /** Whether the mix reads archive data: wanted, and there. */
  get readsArchive(): boolean {
    return this.isArchive && this.hasArchive;
  }

  private fitExample(prices: PriceMethods): void {
    const isExample = this.example !== "" && this.mixText === this.example;
    if (!isExample || getCost(readMix(this.example).calls, prices, false).unknown.length === 0) return;
    this.example = getExampleMix(prices) || this.example;
    this.mixText = this.example;
  }

  /** What the mix asks of a plan; `undefined` while nothing in it has a price. */
  private get load(): Load | undefined {
    if (!this.cost || this.cost.costs.length === 0) return undefined;
    const calls = this.cost.costs.reduce((sum, { count }) => sum + count, 0);
    return { calls, units: this.cost.total, readsArchive: this.readsArchive };
  }

  /** Calls a second on average, where they are more than any listed limit a second carries. */
  get rate(): number | undefined {
    const limits = this.plans.flatMap(({ requestsPerSecond }) => requestsPerSecond ?? []);
    const rate = this.load && getRate(this.load);
    return rate !== undefined && limits.length > 0 && rate > Math.max(...limits) ? rate : undefined;
  }

  /** The cheapest listed plan for the mix. */
  get plan(): Plan | undefined {
    return this.load && planThatFits(this.plans, this.load);
  }

  /** What the mix uses of that plan. */
  get usage(): Usage | undefined {
    return this.load && this.plan && getUsage(this.plan, this.load);
  }

  setSearch(q: string): void {
    this.q = q;
  }

  setMix(text: string): void {
    this.mixText = text;
  }

  setArchive(isArchive: boolean): void {
    this.isArchive = isArchive;
  }

  /** Takes up what a URL says; a chain that is none of `chains` is left alone, and so is what it does not name. */
  follow({ chain = defaultChain, q, mix, archive }: UrlChoices, chains: readonly { key: string }[]): void {
    this.q = q ?? this.q;
    this.mixText = mix || this.mixText;
    this.isArchive = archive === undefined ? this.isArchive : archive === "1";
    if (chain !== this.chain && chains.some(({ key }) => key === chain)) void this.choose(chain);
  }

  /** Shows another chain; what was shown stays until its prices are there. */
  async choose(chain: string): Promise<void> {
    this.chain = chain;
    this.state = "pending";
    try {
      const prices = await this.request(chain);
      // A slower answer for a chain chosen before must not replace this one.
      runInAction(() => {
        if (this.chain !== chain) return;
        this.prices = prices;
        this.fitExample(prices);
        this.state = "success";
        this.failedSince = undefined;
      });
    } catch (error) {
      console.error(`compute units: the prices of ${chain} could not be read`, error);
      runInAction(() => {
        if (this.chain !== chain) return;
        this.prices = undefined;
        this.state = "error";
        this.failedSince ??= new Date().toISOString();
      });
    }
  }
}
