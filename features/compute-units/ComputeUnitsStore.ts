import { byCategory } from "@/features/shared/catalogue/categories";
import { isMethod } from "@/features/shared/catalogue/names";
import { makeAutoObservable, runInAction } from "@/features/shared/mobx";
import type { Plan, PricedMethod, PriceMethods } from "@/features/shared/contracts/platformApi";

import { defaultChain, getCost, getExampleMix, readMix } from "./mix";
import { requestMethods } from "./api";
import { planThatFits, getRate, getUsage } from "./fit";
import type { Load, Usage } from "./fit";
import type { Mix, MixCall } from "./mix";

export type Start = {
  chain: string;
  q?: string;
  mix?: string;
  /** Initial mix; a method that the chain lacks is replaced by one of the chain. */
  example?: string;
  isArchive?: boolean;
  prices: PriceMethods | undefined;
  /** Chains that are offered with archive data; all when left out. */
  archiveChains?: readonly string[];
  /** When loading the prices first failed, as ISO text; `undefined` when it did not. */
  failedSince?: string | undefined;
};

/** The choices as a URL names them. */
type UrlChoices = Partial<Record<"chain" | "q" | "mix" | "archive", string>>;

/** Idle at first; pending while a chain's prices are read; then success or error. */
type LoadState = "idle" | "pending" | "success" | "error";

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

  /** Plans that are compared, in the order of the price list. */
  readonly plans: readonly Plan[];
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
    makeAutoObservable<this, "request" | "archiveChains">(
      this,
      { request: false, plans: false, archiveChains: false },
      { autoBind: true },
    );
  }

  /** Methods whose name contains the search text, sorted by kind and name. */
  get shown(): readonly PricedMethod[] {
    const searchText = this.q.trim().toLowerCase();
    return byCategory(this.prices?.methods ?? []).filter(({ method }) => method.toLowerCase().includes(searchText));
  }

  /** How many of the shown entries are methods: a subscription and a notification are priced, and cannot be called. */
  get methodCount(): number {
    return this.shown.filter(({ method }) => isMethod(method)).length;
  }

  get mix(): Mix {
    return readMix(this.mixText);
  }

  /** Cost of the mix in compute units a month; `undefined` without prices. */
  get cost(): ReturnType<typeof getCost<MixCall>> | undefined {
    return this.prices && getCost(this.mix.calls, this.prices, this.readsArchive);
  }

  /** Whether the shown prices still belong to the previous chain while the new ones load. */
  get isBehind(): boolean {
    return this.state === "pending" && this.prices !== undefined;
  }

  /** Whether the chosen chain is offered with archive data. */
  get hasArchive(): boolean {
    return this.archiveChains?.includes(this.chain) ?? true;
  }

  /** Whether the mix reads archive data: requested, and offered by the chain. */
  get readsArchive(): boolean {
    return this.isArchive && this.hasArchive;
  }

  private fitExample(prices: PriceMethods): void {
    if (getCost(readMix(this.example).calls, prices, false).unknown.length === 0) return;
    const isExample = this.mixText === this.example;
    this.example = getExampleMix(prices) || this.example;
    if (isExample) this.mixText = this.example;
  }

  /** A method of the chain for the hint at the field: the first of the initial mix. */
  get exampleMethod(): string {
    return readMix(this.example).calls[0]?.method ?? "";
  }

  /** Lines of the mix that are counted, and all of them. */
  get lines(): { counted: number; all: number } {
    const { calls, problems } = this.mix;
    return { counted: this.cost?.costs.length ?? 0, all: calls.length + problems.length };
  }

  /** Load of the counted lines on a plan; `undefined` while there are none. */
  get load(): Load | undefined {
    if (!this.cost || this.lines.counted === 0) return undefined;
    const calls = this.cost.costs.reduce((sum, { count }) => sum + count, 0);
    return { calls, units: this.cost.total, readsArchive: this.readsArchive };
  }

  /** Average calls per second when no listed plan allows that many; `undefined` otherwise. */
  get rate(): number | undefined {
    const limits = this.plans.flatMap(({ requestsPerSecond }) => requestsPerSecond ?? []);
    const rate = this.load && getRate(this.load);
    return rate !== undefined && limits.length > 0 && rate > Math.max(...limits) ? rate : undefined;
  }

  /** The cheapest listed plan for the mix. */
  get plan(): Plan | undefined {
    return this.load && planThatFits(this.plans, this.load);
  }

  /** The share of that plan the mix uses. */
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

  /** Applies a URL's choices; ignores unknown chains and leaves choices it does not name unchanged. */
  follow({ chain = defaultChain, q, mix, archive }: UrlChoices, chains: readonly { key: string }[]): void {
    this.q = q ?? this.q;
    this.mixText = mix || this.mixText;
    this.isArchive = archive === undefined ? this.isArchive : archive === "1";
    if (chain !== this.chain && chains.some(({ key }) => key === chain)) void this.choose(chain);
  }

  /** Selects a chain; the previous prices stay until the new ones are loaded. */
  async choose(chain: string): Promise<void> {
    this.chain = chain;
    this.state = "pending";
    try {
      const prices = await this.request(chain);
      // Ignore a late response for a chain chosen earlier.
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
