import { CallError, requestBatch, requestOwnCall } from "@/features/console/api";
import type { BatchCall } from "@/features/console/choice";
import type { CallState, ConsoleStore } from "@/features/console/ConsoleStore";
import { makeAutoObservable, runInAction } from "@/features/shared/mobx";

type Deps = { send: typeof requestBatch; sendOwn: typeof requestOwnCall };

/** Calls sent to the chosen network as one batch, with their responses. */
export class BatchStore {
  calls: readonly BatchCall[];
  state: CallState = { kind: "idle" };

  private readonly store: ConsoleStore;
  private readonly deps: Deps;

  constructor(store: ConsoleStore, calls: readonly BatchCall[] = [], deps: Partial<Deps> = {}) {
    this.store = store;
    this.calls = calls.slice(0, store.menu.limits.batchCalls);
    this.deps = { send: requestBatch, sendOwn: requestOwnCall, ...deps };
    makeAutoObservable<this, "store" | "deps">(this, { store: false, deps: false }, { autoBind: true });
  }

  get isFull(): boolean {
    return this.calls.length >= this.store.menu.limits.batchCalls;
  }

  /** The URL parameters of a link; nothing for an empty batch. */
  get choice(): readonly BatchCall[] | undefined {
    return this.calls.length === 0 ? undefined : this.calls;
  }

  /** The batch's request body. */
  get body(): string {
    const { methods } = this.store.draft;
    return JSON.stringify(
      this.calls.map(({ method, params }, index) => {
        const call = methods.find(({ name }) => name === method)?.call ?? method;
        return { jsonrpc: "2.0", id: index + 1, method: call, params };
      }),
    );
  }

  get units(): number {
    return this.calls.reduce((sum, { method }) => sum + this.getUnits(method), 0);
  }

  /** Compute units of a call on the chosen network. */
  getUnits(method: string): number {
    const { methods, source } = this.store.draft;
    const found = methods.find(({ name }) => name === method);
    return (source === "demo" ? found?.demoUnits : found?.computeUnits) ?? 0;
  }

  /** Adds the request on the screen. */
  add(): void {
    const { draft } = this.store;
    if (this.isFull || !draft.method) return;
    this.calls = [...this.calls, { method: draft.methodName, params: draft.params }];
    this.state = { kind: "idle" };
  }

  remove(index: number): void {
    this.calls = this.calls.filter((_, one) => one !== index);
    this.state = { kind: "idle" };
  }

  clear(): void {
    this.calls = [];
    this.state = { kind: "idle" };
  }

  /** Something else was chosen: answers belong to another network. */
  reset(): void {
    this.state = { kind: "idle" };
  }

  /** Sends all calls as one batch, once however often it is pressed. */
  async send(): Promise<void> {
    if (this.state.kind === "sending" || this.calls.length === 0) return;
    const { source } = this.store.draft;
    this.state = { kind: source === "example" ? "example" : "sending" };
    if (source === "example") return;
    const current = this.state;
    const state = await this.attempt();
    runInAction(() => {
      if (this.state === current) this.state = state;
    });
  }

  private async attempt(): Promise<CallState> {
    const { ownPath, draft } = this.store;
    const { source, interfaceKey } = draft;
    try {
      const outcome =
        ownPath === undefined
          ? await this.deps.send(interfaceKey, this.calls)
          : { ...(await this.deps.sendOwn(ownPath, this.body)), source, computeUnits: this.units };
      return { kind: "answered", outcome };
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      return { kind: "refused", code: error.code, message: error.message, wait: error.retryAfterSeconds };
    }
  }
}
