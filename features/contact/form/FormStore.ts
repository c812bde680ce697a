import { makeAutoObservable, runInAction } from "@/features/shared/mobx";
import { HttpError } from "@/features/shared/http";
import type { Locale } from "@/features/shared/locale";

import { TokenSource } from "@/features/contact/form/TokenSource";
import { sendForm } from "./api";
import type { Sent } from "./api";
import { isCaptchaLimit } from "@/features/shared/contracts/formsApi";
import { dropDraft } from "./drafts";
import type { ComposedValues } from "@/features/shared/contracts/composedForm";
import type { FormName } from "@/features/shared/contracts/forms";
import type { Values } from "@/features/shared/contracts/formFields";

export type FormState = { kind: "idle" } | { kind: "sending" } | Sent | { kind: "offline" };

type Deps = { send: typeof sendForm; tokens: Pick<TokenSource, "prepare" | "take">; isOnline: () => boolean };

/** One form on its way: sends it once, however often the button is pressed. */
export class FormStore {
  state: FormState = { kind: "idle" };

  readonly form: FormName;
  private readonly locale: Locale;
  private readonly deps: Deps;
  // The same key for every try of the same words, so that a retry never stores twice.
  private key = { values: "", id: "" };

  constructor(form: FormName, locale: Locale, deps: Partial<Deps> = {}) {
    this.form = form;
    this.locale = locale;
    this.deps = {
      send: deps.send ?? sendForm,
      tokens: deps.tokens ?? new TokenSource(form),
      isOnline: deps.isOnline ?? (() => navigator.onLine),
    };
    makeAutoObservable<this, "locale" | "deps" | "key">(
      this,
      { form: false, locale: false, deps: false, key: false },
      { autoBind: true },
    );
  }

  /** Begins the proof of work; called when the visitor first touches the form. */
  prepare(): void {
    this.deps.tokens.prepare();
  }

  /** Sends the values; the text stays stored until it was received. `trap` is the honeypot's value. */
  async send(values: Values | ComposedValues, honeypot = ""): Promise<void> {
    if (this.state.kind === "sending") return;
    if (!this.deps.isOnline()) {
      this.state = { kind: "offline" };
      return;
    }
    this.state = { kind: "sending" };
    const result = await this.attempt(values, honeypot);
    if (result.kind === "sent") dropDraft(this.form);
    runInAction(() => (this.state = result));
  }

  /** Resets the form after a success or an error. */
  reset(): void {
    this.state = { kind: "idle" };
  }

  private async attempt(values: Values | ComposedValues, honeypot: string): Promise<Sent> {
    try {
      const token = await this.deps.tokens.take();
      const { form, locale } = this;
      return await this.deps.send({
        form,
        values,
        locale,
        token,
        idempotencyKey: this.keyFor(values),
        honeypot: honeypot,
      });
    } catch (error) {
      console.error(`${this.form}: no captcha token`, error);
      return { kind: error instanceof HttpError && isCaptchaLimit(error.status) ? "limited" : "failed" };
    }
  }

  private keyFor(values: Values | ComposedValues): string {
    const text = JSON.stringify(values);
    if (this.key.values !== text) this.key = { values: text, id: crypto.randomUUID() };
    return this.key.id;
  }
}
