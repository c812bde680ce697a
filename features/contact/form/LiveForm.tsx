"use client";

import { useEffect, useRef, useState } from "react";
import { yupResolver } from "@hookform/resolvers/yup";
import { flushSync } from "react-dom";
import { useForm } from "react-hook-form";

import { formWords } from "@/features/shared/contracts/formWords";
import { honeypot } from "@/features/shared/contracts/formsApi";
import type { Locale } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";

import { messages } from "@/features/contact/messages";
import { saveDraft, readDraft } from "./drafts";
import { fieldsByForm } from "@/features/shared/contracts/forms";
import type { FormId } from "@/features/shared/contracts/forms";
import type { Values } from "@/features/shared/contracts/formFields";
import { FormFields } from "./FormFields";
import { FormResult } from "./FormResult";
import { FormStore } from "./FormStore";
import type { FormState } from "./FormStore";
import { getSchema } from "./getSchema";
import { Honeypot } from "./Honeypot";
import { SentForm } from "./SentForm";
import type { Receipt } from "./SentReceipt";
import styles from "./index.module.css";

export type InitialFormState = {
  /** Input from before hydration. */
  values: Values;
  /** The same as the form has it: several values may have one name. */
  entries?: [string, string][];
  /** Name of the field that had the focus; `submit` for the button. */
  focus: string | undefined;
  /** The visitor already pressed the button. */
  submit: boolean;
};

type Props = {
  form: FormId;
  locale: Locale;
  initialState: InitialFormState;
  tone?: "primary" | "secondary";
  isInline?: boolean;
  /** Called after success; without it the receipt replaces the form. */
  onSent?: (receipt: Receipt) => void;
  /** Called on failure; without it the form shows a message. */
  onFailed?: (kind: "failed" | "limited") => void;
};

/** A form with validation; replaces the no-JS form with its values and focus. */
export const LiveForm = observer(function LiveForm({
  form,
  locale,
  initialState,
  tone = "primary",
  isInline = false,
  onSent,
  onFailed,
}: Props) {
  const text = messages[locale];
  const root = useRef<HTMLFormElement>(null);
  const [store] = useState(() => new FormStore(form, locale));
  const [sent, setSent] = useState<Receipt>();
  const [defaults] = useState(() => ({ ...readDraft(form), ...withoutEmpty(initialState.values) }));
  const { register, handleSubmit, formState, subscribe, reset, getValues, setValue, setError, setFocus, watch } =
    useForm<Values>({
      resolver: yupResolver(getSchema(form, locale)),
      defaultValues: defaults,
      shouldFocusError: true,
    });
  const subject = watch("subject");
  useEffect(() => {
    const { report } = text;
    const [before, after] = subject === "customer-support" ? ["", report] : [report, ""];
    if ((getValues("message") ?? "") === before && before !== after) setValue("message", after);
  }, [subject, text, getValues, setValue]);
  // Some browsers fill fields in without saying so.
  const takeFilled = () => {
    for (const { name } of fieldsByForm[form]) {
      const field = root.current?.elements.namedItem(name);
      if (!field || !("value" in field) || typeof field.value !== "string") continue;
      if (field.value !== (getValues(name) ?? "")) setValue(name, field.value);
    }
  };
  const send = handleSubmit(async (values) => {
    const filled = root.current?.querySelector<HTMLInputElement>(`[name="${honeypot.input}"]`)?.value;
    await store.send(values, filled);
    const { state } = store;
    if (state.kind === "failed" || state.kind === "limited") onFailed?.(state.kind);
    if (state.kind !== "sent") return;
    reset(Object.fromEntries(fieldsByForm[form].map(({ name }) => [name, ""])));
    (onSent ?? setSent)({ values, reference: state.reference });
  }, store.reset);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        // A report that nothing was added to begins anew, in the language of the page.
        callback: ({ values }) => saveDraft(form, values.message === text.report ? { ...values, message: "" } : values),
      }),
    [subscribe, form, text],
  );
  useEffect(() => {
    store.prepare();
    const { focus } = initialState;
    const field = focus && (root.current?.elements.namedItem(focus) ?? root.current?.querySelector(`[type=${focus}]`));
    if (field instanceof HTMLElement) field.focus();
    if (initialState.submit) root.current?.requestSubmit();
  }, [store, initialState]);
  const startAnew = () => {
    store.reset();
    // Before the focus: the fields are there again then.
    flushSync(() => setSent(undefined));
    setFocus(fieldsByForm[form][0]?.name ?? "email");
  };
  if (sent) {
    return (
      <SentForm form={form} locale={locale} {...sent} isInline={isInline}>
        <Button tone={isInline ? "link" : "secondary"} onClick={startAnew}>
          {form === "newsletter" ? text.otherAddress : text.another}
        </Button>
      </SentForm>
    );
  }
  const isSending = store.state.kind === "sending";
  return (
    <form
      ref={root}
      className={styles.root}
      data-inline={fieldsByForm[form].length === 1}
      noValidate
      onSubmit={(event) => {
        takeFilled();
        // A begun report without a fact is no message.
        if (getValues("message") !== text.report) return void send(event);
        event.preventDefault();
        setError("message", { message: formWords[locale].empty.message }, { shouldFocus: true });
      }}
      aria-busy={isSending}
    >
      <FormFields
        form={form}
        locale={locale}
        subject={subject}
        getError={(name) => formState.errors[name]?.message}
        wire={({ name, isOptional }) => ({ ...register(name), "aria-required": !isOptional })}
      />
      <Honeypot />
      <div className={styles.foot} data-foot="">
        <Button type="submit" tone={tone} aria-disabled={isSending}>
          {isSending ? text.sending : text.send[form]}
        </Button>
        {isShownElsewhere(store.state.kind, { onSent, onFailed }) ? null : <FormResult store={store} locale={locale} />}
      </div>
    </form>
  );
});

/** Whether the result is shown elsewhere. */
function isShownElsewhere(kind: FormState["kind"], { onSent, onFailed }: Pick<Props, "onSent" | "onFailed">): boolean {
  if (kind === "sent") return onSent !== undefined;
  return onFailed !== undefined && (kind === "failed" || kind === "limited");
}

const withoutEmpty = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value));
