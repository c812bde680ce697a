"use client";

import { useEffect, useRef, useState } from "react";
import type { ComponentType, ReactNode } from "react";
import { flushSync } from "react-dom";

import { reloadOnce } from "@/features/shared/reloadOnce";

import { hasDraft } from "./drafts";
import type { FormId } from "./forms";
import type { InitialFormState, LiveForm as LiveFormType } from "./LiveForm";
import type { Locale } from "@/features/shared/locale";

type Props = { form: FormId; locale: Locale; tone?: "primary" | "secondary"; isInline?: boolean; children: ReactNode };

type Live = { Form: typeof LiveFormType; initialState: InitialFormState };

/** Names the plain form sends about itself. */
const ownFields = new Set(["plain", "trap", "ticket", "locale"]);

const toText = (value: FormDataEntryValue) => (typeof value === "string" ? value : "");

/** Reads what stands in the plain form, and where the visitor is in it. */
function readInitialState(root: HTMLElement, submit: boolean): InitialFormState {
  const form = root.querySelector("form");
  const entries = [...(form ? new FormData(form) : [])].filter(([name]) => !ownFields.has(name));
  const values = Object.fromEntries(entries.map(([name, value]) => [name, toText(value)]));
  const active = document.activeElement;
  const focus =
    active instanceof HTMLElement && root.contains(active)
      ? (active.getAttribute("name") ?? active.getAttribute("type") ?? undefined)
      : undefined;
  const isTyped = [...(form?.elements ?? [])].some(
    (field) => "defaultValue" in field && "value" in field && field.value !== field.defaultValue,
  );
  return { values, focus, submit, isTyped };
}

/** Shows the plain form until somebody turns to it; then the form with its checks takes its place. */
export function LazyForm({ form, locale, tone, isInline, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [live, setLive] = useState<Live>();
  useEffect(() => {
    const element = root.current;
    if (!element || live) return;
    const listening = new AbortController();
    let isSubmitted = false;
    const open = () => {
      listening.abort();
      import("./LiveForm")
        // Read and replaced in one go: no keystroke falls between what was read and the field that shows it.
        .then(({ LiveForm }) =>
          flushSync(() => setLive({ Form: LiveForm, initialState: readInitialState(element, isSubmitted) })),
        )
        .catch(reloadOnce);
    };
    const submit = (event: Event) => {
      event.preventDefault();
      isSubmitted = true;
      open();
    };
    element.addEventListener("focusin", open, { signal: listening.signal });
    element.addEventListener("pointerenter", open, { signal: listening.signal });
    // Heard until the other form is there: a press must not leave the page.
    element.addEventListener("submit", submit);
    // The scripts themselves wait for intent: the pointer or the focus may be here already.
    const isHere = element.contains(document.activeElement) || element.matches(":hover");
    if (isHere || hasDraft(form)) open();
    return () => {
      listening.abort();
      element.removeEventListener("submit", submit);
    };
  }, [live, form]);
  const Form: ComponentType<Parameters<typeof LiveFormType>[0]> | undefined = live?.Form;
  return (
    <div ref={root}>
      {live && Form ? (
        <Form
          form={form}
          locale={locale}
          initialState={live.initialState}
          {...(tone ? { tone } : {})}
          {...(isInline ? { isInline } : {})}
        />
      ) : (
        children
      )}
    </div>
  );
}
