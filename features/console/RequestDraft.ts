import { makeAutoObservable } from "@/features/shared/mobx";

import type { InterfaceKey } from "./api";
import { composeRequest, toParams } from "./call/compose";
import type { Request } from "./call/compose";
import type { CallTarget } from "./call/getCallUrl";
import { findProblem } from "./call/findProblem";
import type { FieldProblem } from "./call/findValueProblem";
import { cleanValue, defaultValues, fillMissing } from "./call/values";
import type { Choice } from "./choice";
import type { Menu, MenuMethod, MenuNetwork, Source, Values, WireModel } from "./model";
import { listMenuMethods, resolveChoice } from "./resolveChoice";

/** The request on the screen: what is chosen and typed. */
export class RequestDraft {
  readonly menu: Menu;
  /** The chain as a link names it; none where the page does. */
  readonly chain: string | undefined;
  networkId = "";
  interfaceId = "";
  methodName = "";
  values: Values = {};
  /** Fields that were left: what is wrong with them is shown. */
  touched: ReadonlySet<string> = new Set();
  /** Whether the visitor tried to send, after which every problem is shown. */
  hasTried = false;

  constructor(menu: Menu, choice: Choice = {}) {
    this.menu = menu;
    this.chain = choice.chain;
    this.choose(choice);
    makeAutoObservable(this, { menu: false, chain: false }, { autoBind: true });
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
    return listMenuMethods(this.menu, this.networkId, this.interfaceId);
  }

  get method(): MenuMethod | undefined {
    return this.methods.find(({ name }) => name === this.methodName);
  }

  get interfaceKey(): InterfaceKey {
    return { chain: this.menu.chain, network: this.networkId, interface: this.interfaceId };
  }

  get target(): CallTarget {
    return { ...this.interfaceKey, kind: this.method?.kind ?? "rest", source: this.source };
  }

  /** Compute units of a call. */
  get units(): number {
    return (this.source === "demo" ? this.method?.demoUnits : this.method?.computeUnits) ?? 0;
  }

  /** Errors that prevent sending, by field. */
  get problems(): Record<string, FieldProblem> {
    const found = (this.method?.fields ?? []).flatMap((field) => {
      const problem = findProblem(field, this.values[field.name] ?? "", this.methodName);
      return problem ? [[field.name, problem] as const] : [];
    });
    return Object.fromEntries(found);
  }

  /** The request as code shows it, with placeholders for what is missing; `undefined` while something typed is wrong. */
  get request(): Request | undefined {
    const isOpen = Object.values(this.problems).every(({ kind }) => kind === "missing");
    return this.method && isOpen ? composeRequest(this.method, fillMissing(this.method, this.values)) : undefined;
  }

  /** The request with the URL of its endpoint, as samples show it. */
  toWire(url: string): WireModel | undefined {
    const { request, method } = this;
    if (!request || !method) return undefined;
    const kind = method.kind === "subscription" ? method.kind : "call";
    return { kind, url: `${url}${request.path}`, body: request.body };
  }

  /** What is sent; only readable after `check`, as half typed JSON throws. */
  get params(): unknown {
    return this.method && toParams(this.method, this.values);
  }

  /** The initial values of the chosen method. */
  get usual(): Values {
    return this.method ? defaultValues(this.method) : {};
  }

  get isChanged(): boolean {
    return Object.entries(this.values).some(([name, value]) => value !== (this.usual[name] ?? ""));
  }

  /** The URL parameters of this request. */
  get choice(): Choice {
    const own = { chain: this.chain, network: this.networkId, interface: this.interfaceId, method: this.methodName };
    return this.isChanged ? { ...own, values: { ...this.values } } : own;
  }

  /** Takes up a choice; whatever it does not name, or names wrongly, stays as near to what was as can be. */
  choose(choice: Choice): void {
    const before = { network: this.networkId, interface: this.interfaceId, method: this.methodName };
    const found = resolveChoice(this.menu, choice, before);
    const isOther = found.method !== before.method || found.interface !== before.interface;
    this.networkId = found.network;
    this.interfaceId = found.interface;
    this.methodName = found.method;
    if (this.method && (isOther || choice.values)) {
      const own = new Set(this.method.fields.map((field) => field.name));
      const values = Object.entries(choice.values ?? {}).filter(([field]) => own.has(field));
      this.values = { ...this.usual, ...Object.fromEntries(values) };
    }
    this.forgetProblems();
  }

  setValue(name: string, text: string): void {
    this.values = { ...this.values, [name]: text };
  }

  /** Notes that a field was left, and shows its value as it is sent. */
  touch(name: string): void {
    const field = this.method?.fields.find((one) => one.name === name);
    if (field) this.setValue(name, cleanValue(field, this.values[name] ?? ""));
    this.touched = new Set([...this.touched, name]);
  }

  /** The message of a field now. */
  getShownProblem(name: string): FieldProblem | undefined {
    const problem = this.problems[name];
    // An empty field that was only passed by is no mistake yet.
    const isShown = this.hasTried || (this.touched.has(name) && problem?.kind !== "missing");
    return isShown ? problem : undefined;
  }

  /** Whether a problem is shown with a field. */
  get isWrong(): boolean {
    return this.method?.fields.some(({ name }) => this.getShownProblem(name)) ?? false;
  }

  /** Back to the method's own example. */
  reset(): void {
    this.values = this.usual;
    this.forgetProblems();
  }

  /** Whether everything can be sent; from now on what cannot is pointed out. */
  check(): boolean {
    this.hasTried = true;
    return Object.keys(this.problems).length === 0;
  }

  private forgetProblems(): void {
    this.touched = new Set();
    this.hasTried = false;
  }
}
