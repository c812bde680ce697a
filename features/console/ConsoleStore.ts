import { makeAutoObservable, runInAction } from "@/features/shared/mobx";
import type { OwnKey } from "@/features/shared/platform/ownKey";

import { CallError, requestCall, requestOwnCall } from "./api";
import { callHistory } from "./callHistory";
import type { History, Sent } from "./callHistory";
import { getGatewayNetwork, getGatewayPath } from "./call/getCallUrl";
import type { Choice } from "./choice";
import type { Menu, Outcome } from "./model";
import { RequestDraft } from "./RequestDraft";

/**
 * What has become of the request on the screen: `idle` until it is sent, `example` where no endpoint is connected.
 */
export type CallState =
  | { kind: "idle" }
  | { kind: "example" }
  | { kind: "sending" }
  | { kind: "answered"; outcome: Outcome }
  | { kind: "refused"; code: string; message: string; wait: number | undefined };

type Deps = { call: typeof requestCall; callOwn: typeof requestOwnCall; history: History; now: () => number };

/** One request to a chain, its response, and earlier requests. */
export class ConsoleStore {
  readonly draft: RequestDraft;
  state: CallState = { kind: "idle" };
  /** What was on the screen when the request was sent, and stays there until its answer. */
  before: CallState = { kind: "idle" };
  /** The request of the latest response, unaffected by later edits. */
  request: { method: string; params: unknown } = { method: "", params: undefined };
  /** Moment at which the latest answered request was sent. */
  answeredAt = 0;
  history: Sent[];
  /** Moments of the calls in the history that are compared, two at most. */
  compared: number[] = [];
  /** The visitor's key: calls that the gateway answers go through it. */
  key: OwnKey | undefined = undefined;

  private readonly deps: Deps;

  constructor(menu: Menu, choice: Choice = {}, deps: Partial<Deps> = {}) {
    this.draft = new RequestDraft(menu, choice);
    this.deps = { call: requestCall, callOwn: requestOwnCall, history: callHistory, now: Date.now, ...deps };
    this.history = this.deps.history.read(menu.chain);
    makeAutoObservable<this, "deps">(this, { draft: false, deps: false }, { autoBind: true });
  }

  get menu(): Menu {
    return this.draft.menu;
  }

  /** Path of the gateway with the visitor's key; `undefined` for calls that go without it. */
  get ownPath(): string | undefined {
    const { key, draft } = this;
    return key?.networks?.includes(getGatewayNetwork(draft.target)) ? getGatewayPath(draft.target, key.key) : undefined;
  }

  /** The answers that are compared, the older one first; `undefined` until there are two. */
  get comparison(): [Sent, Sent] | undefined {
    const [newer, older] = this.history.filter(({ at }) => this.compared.includes(at));
    return newer && older ? [older, newer] : undefined;
  }

  setKey(key: OwnKey | undefined): void {
    this.key = key;
  }

  /** Takes up a choice; what was answered before belongs to another request. */
  choose(choice: Choice): void {
    this.draft.choose(choice);
    this.state = { kind: "idle" };
  }

  /** Back to the method's own example. */
  reset(): void {
    this.draft.reset();
    this.state = { kind: "idle" };
  }

  /** Sends the request once, however often it is clicked; the response to an abandoned request is dropped. */
  async send(): Promise<void> {
    const { draft } = this;
    if (this.state.kind === "sending" || !draft.check()) return;
    this.before = this.state;
    this.state = { kind: draft.source === "example" ? "example" : "sending" };
    if (draft.source === "example") return;
    const current = this.state;
    const { networkId: network, interfaceId, methodName: method, params, values } = draft;
    const sent = { at: this.deps.now(), network, interface: interfaceId, method, values: { ...values } };
    const state = await this.attempt();
    runInAction(() => {
      const outcome = state.kind === "answered" ? state.outcome : undefined;
      const { status, milliseconds, body } = outcome ?? {};
      this.remember({ ...sent, status, milliseconds, body });
      if (this.state !== current) return;
      this.state = state;
      this.request = { method, params };
      this.answeredAt = sent.at;
    });
  }

  /** Sends a call of the history again. */
  replay(sent: Sent): Promise<void> {
    this.choose(sent);
    return this.send();
  }

  /** Marks a call for comparison, or unmarks it; of three the earliest is unmarked. */
  compare(at: number): void {
    const isMarked = this.compared.includes(at);
    this.compared = isMarked ? this.compared.filter((one) => one !== at) : [...this.compared, at].slice(-2);
  }

  forget(): void {
    this.history = this.deps.history.keep(this.menu.chain, []);
    this.compared = [];
  }

  private async attempt(): Promise<CallState> {
    const { deps, draft, ownPath } = this;
    const { interfaceKey, methodName, params, request, source, units } = draft;
    try {
      const outcome =
        ownPath === undefined || request?.body === undefined
          ? await deps.call(interfaceKey, methodName, params)
          : { ...(await deps.callOwn(ownPath, request.body)), source, computeUnits: units };
      return { kind: "answered", outcome };
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      return { kind: "refused", code: error.code, message: error.message, wait: error.retryAfterSeconds };
    }
  }

  private remember(sent: Sent): void {
    this.history = this.deps.history.keep(this.menu.chain, [sent, ...this.history]);
  }
}
