"use client";

import { useEffect, useRef, useState } from "react";
import { yupResolver } from "@hookform/resolvers/yup";
import { useForm } from "react-hook-form";

import { createComposedSchema } from "@/features/shared/contracts/composedForm";
import type { ComposedForm, ComposedValues } from "@/features/shared/contracts/composedForm";
import { honeypot } from "@/features/shared/contracts/formsApi";
import type { Locale } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { Notice } from "@/features/shared/ui/Notice";

import { readComposedDraft, saveDraft } from "@/features/contact/form/drafts";
import { FormResult } from "@/features/contact/form/FormResult";
import { FormStore } from "@/features/contact/form/FormStore";
import { Honeypot } from "@/features/contact/form/Honeypot";
import { Reference } from "@/features/contact/form/SentReceipt";
import type { InitialFormState } from "@/features/contact/form/LiveForm";
import { messages } from "@/features/contact/messages";
import styles from "@/features/contact/form/index.module.css";

import { ComposedFields } from "./ComposedFields";
import type { ComposedView } from "./ComposedFields";

type Props = ComposedView & { locale: Locale; initialState: InitialFormState };

/** A composed form with validation; replaces the plain one with its values and focus. */
export const LiveComposedForm = observer(function LiveComposedForm({
  form,
  button,
  consent,
  thanks,
  locale,
  initialState,
}: Props) {
  const text = messages[locale];
  const root = useRef<HTMLFormElement>(null);
  const receipt = useRef<HTMLDivElement>(null);
  const [store] = useState(() => new FormStore(form.name, locale));
  const [defaults] = useState(() => toInitialValues(form, initialState.entries ?? [], readComposedDraft(form.name)));
  const { register, handleSubmit, formState, subscribe, reset, getValues, setValue } = useForm<ComposedValues>({
    resolver: yupResolver(createComposedSchema(form, locale)),
    defaultValues: defaults,
    shouldFocusError: true,
  });
  const { state } = store;
  const isSent = state.kind === "sent";
  // Some browsers fill fields in without saying so.
  const takeFilled = () => {
    for (const { key } of form.fields) {
      const field = root.current?.elements.namedItem(key);
      const isText = field instanceof HTMLElement && "value" in field && field.getAttribute("type") !== "checkbox";
      if (isText && typeof field.value === "string" && field.value !== getValues(key)) setValue(key, field.value);
    }
  };
  const send = handleSubmit(async (values) => {
    const filled = root.current?.querySelector<HTMLInputElement>(`[name="${honeypot.input}"]`)?.value;
    await store.send(values, filled);
    if (store.state.kind === "sent") reset(toInitialValues(form, [], {}));
  }, store.reset);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        // A consent is given anew.
        callback: ({ values }) =>
          saveDraft(form.name, Object.fromEntries(Object.entries(values).filter(([key]) => key !== "consent"))),
      }),
    [subscribe, form],
  );
  useEffect(() => {
    store.prepare();
    const { focus } = initialState;
    const field = focus && (root.current?.elements.namedItem(focus) ?? root.current?.querySelector(`[type=${focus}]`));
    if (field instanceof HTMLElement) field.focus();
    if (initialState.submit) root.current?.requestSubmit();
  }, [store, initialState]);
  // The button is gone.
  useEffect(() => {
    if (isSent) receipt.current?.focus();
  }, [isSent]);
  if (state.kind === "sent") {
    return (
      <div ref={receipt} tabIndex={-1} className={styles.sent}>
        <Notice tone="ok">
          {thanks ?? text.success}
          <Reference reference={state.reference} locale={locale} />
        </Notice>
        <Button tone="secondary" onClick={store.reset}>
          {text.another}
        </Button>
      </div>
    );
  }
  const isSending = state.kind === "sending";
  return (
    <form
      ref={root}
      className={styles.root}
      noValidate
      onSubmit={(event) => {
        takeFilled();
        void send(event);
      }}
      aria-busy={isSending}
    >
      <ComposedFields
        form={form}
        locale={locale}
        consent={consent}
        getError={(key) => formState.errors[key]?.message}
        wire={(key, isRequired) => ({ ...register(key), "aria-required": isRequired || undefined })}
      />
      <Honeypot />
      <Button type="submit" tone="primary" aria-disabled={isSending}>
        {isSending ? text.sending : button || text.sendComposed}
      </Button>
      <FormResult store={store} locale={locale} />
    </form>
  );
});

/** What was entered before the form came alive; else the draft. */
function toInitialValues(form: ComposedForm, entries: [string, string][], draft: ComposedValues): ComposedValues {
  const values = form.fields.map(({ key, kind }) => {
    const typed = entries.filter(([name, value]) => name === key && value !== "").map(([, value]) => value);
    const kept = draft[key];
    if (kind === "checkbox") return [key, typed.length > 0 || kept === true];
    if (kind === "several choices") return [key, typed.length > 0 || !Array.isArray(kept) ? typed : kept];
    return [key, typed[0] ?? (typeof kept === "string" ? kept : "")];
  });
  const isAgreed = entries.some(([name]) => name === "consent");
  return { ...Object.fromEntries(values), ...(form.hasConsent ? { consent: isAgreed } : {}) };
}
