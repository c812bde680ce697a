import { makeAutoObservable, runInAction } from "@/features/shared/mobx";

import { CallError, requestCall } from "./api";
import type { InterfaceKey } from "./api";
import { composeRequest, toParams } from "./call/compose";
import type { Request } from "./call/compose";
import { defaultValues, findProblem } from "./call/values";
import type { FieldProblem } from "./call/values";
import type { Choice } from "./choice";
import { sessionHistory } from "./sessionHistory";
import type { History, Sent } from "./sessionHistory";
import type { Menu, MenuMethod, MenuNetwork, Outcome, Source, Values } from "./model";

/** What has become of the request on the screen; `idle` until it is sent. */
export type CallState =
  | { kind: "idle" }
  | { kind: "sending" }
  | { kind: "answered"; outcome: Outcome }
  | { kind: "refused"; code: string; message: string; wait: number | undefined };

type Deps = { call: typeof requestCall; history: History; now: () => number };

/** One request to a chain: what is chosen and typed, and what came back. */
export class ConsoleStore {
  readonly menu: Menu;
  networkId = "";
  interfaceId = "";
  methodName = "";
  values: Values = {};
  state: CallState = { kind: "idle" };
  history: Sent[];
  /** Problems are shown once the visitor tried to send. */
  hasTried = false;

  private readonly deps: Deps;

  constructor(menu: Menu, choice: Choice = {}, deps: Partial<Deps> = {}) {
    this.menu = menu;
    this.deps = {
      call: deps.call ?? requestCall,
      history: deps.history ?? sessionHistory,
      now: deps.now ?? Date.now,
    };
    this.history = this.deps.history.read(menu.chain);
    this.choose(choice);
    makeAutoObservable<this, "deps">(this, { menu: false, deps: false }, { autoBind: true });
  }

  get network(): MenuNetwork | undefined {
    return this.menu.networks.find(({ id }) => id === this.networkId);
  }

  get interfaces(): MenuNetwork["interfaces"] {
    return this.network?.interfaces ?? [];
  }

  get source(): Source {
    return this.interfaces.find(({ id }) => id === this.interfaceId)?.source ?? "example";
  }

  get methods(): readonly MenuMethod[] {
    return this.menu.methods[this.interfaceId] ?? [];
  }

  get method(): MenuMethod | undefined {
    return this.methods.find(({ name }) => name === this.methodName);
  }

  get interfaceKey(): InterfaceKey {
    return { chain: this.menu.chain, network: this.networkId, interface: this.interfaceId };
  }

  /** What cannot be sent as it stands, by field. */
  get problems(): Record<string, FieldProblem> {
    const found = (this.method?.fields ?? []).flatMap((field) => {
      const problem = findProblem(field, this.values[field.name] ?? "");
      return problem ? [[field.name, problem] as const] : [];
    });
    return Object.fromEntries(found);
  }

  /** The request as it would be sent; `undefined` while something typed is not what it should be. */
  get request(): Request | undefined {
    const isOpen = Object.values(this.problems).every((problem) => problem === "missing");
    return this.method && isOpen ? composeRequest(this.method, this.values) : undefined;
  }

  get params(): unknown {
    return this.method && toParams(this.method, this.values);
  }

  get isChanged(): boolean {
    const usual = this.method ? defaultValues(this.method) : {};
    return Object.entries(this.values).some(([name, value]) => value !== (usual[name] ?? ""));
  }

  /** What leads back to this request. */
  get choice(): Choice {
    const { networkId, interfaceId, methodName } = this;
    const own = { network: networkId, interface: interfaceId, method: methodName };
    return this.isChanged ? { ...own, values: { ...this.values } } : own;
  }

  /** Takes up a choice; whatever it does not name, or names wrongly, stays as near to what was as can be. */
  choose({ network, interface: name, method, values }: Choice): void {
    this.networkId = pick(this.menu.networks, network, this.networkId);
    const byMethod = this.interfaces.find(({ id }) => this.menu.methods[id]?.some((one) => one.name === method));
    const before = this.interfaceId;
    this.interfaceId = pick(this.interfaces, name ?? (this.hasMethod(before, method) ? before : byMethod?.id), before);
    const ids = this.methods.map((one) => ({ id: one.name }));
    const chosen = pick(ids, method, this.methodName);
    const isOther = chosen !== this.methodName || before !== this.interfaceId;
    this.methodName = chosen;
    if ((isOther || values) && this.method) {
      const own = new Set(this.method.fields.map((field) => field.name));
      const given = Object.entries(values ?? {}).filter(([field]) => own.has(field));
      this.values = { ...defaultValues(this.method), ...Object.fromEntries(given) };
    }
    this.state = { kind: "idle" };
    this.hasTried = false;
  }

  setValue(name: string, text: string): void {
    this.values = { ...this.values, [name]: text };
  }

  /** Back to the method's own example. */
  reset(): void {
    this.values = this.method ? defaultValues(this.method) : {};
    this.state = { kind: "idle" };
    this.hasTried = false;
  }

  /** Whether everything can be sent; from now on what cannot is pointed out. */
  check(): boolean {
    this.hasTried = true;
    return Object.keys(this.problems).length === 0;
  }

  /** Sends the request once, however often it is pressed; an answer to a request left meanwhile is dropped. */
  async send(): Promise<void> {
    if (this.state.kind === "sending" || this.source === "example" || !this.check()) return;
    this.state = { kind: "sending" };
    const current = this.state;
    const { networkId, interfaceId, methodName, values } = this;
    const interfaceKey = { network: networkId, interface: interfaceId, method: methodName };
    const sent: Sent = {
      at: this.deps.now(),
      ...interfaceKey,
      values: { ...values },
      status: undefined,
      milliseconds: undefined,
    };
    const state = await this.attempt();
    runInAction(() => {
      const outcome = state.kind === "answered" ? state.outcome : undefined;
      this.remember({ ...sent, status: outcome?.status, milliseconds: outcome?.milliseconds });
      if (this.state === current) this.state = state;
    });
  }

  forget(): void {
    this.history = this.deps.history.keep(this.menu.chain, []);
  }

  private async attempt(): Promise<CallState> {
    try {
      return { kind: "answered", outcome: await this.deps.call(this.interfaceKey, this.methodName, this.params) };
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      return { kind: "refused", code: error.code, message: error.message, wait: error.retryAfterSeconds };
    }
  }

  private remember(sent: Sent): void {
    this.history = this.deps.history.keep(this.menu.chain, [sent, ...this.history]);
  }

  private hasMethod(name: string, method: string | undefined): boolean {
    return method === undefined || (this.menu.methods[name] ?? []).some((one) => one.name === method);
  }
}

/** The wanted one of a list, else what it was, else the first. */
function pick(list: readonly { id: string }[], wanted: string | undefined, before: string): string {
  const has = (id: string | undefined) => id !== undefined && list.some((one) => one.id === id);
  if (wanted !== undefined && has(wanted)) return wanted;
  return has(before) ? before : (list[0]?.id ?? "");
}
