"use client";

import { useEffect, useRef, useState } from "react";
import type { ComponentType, ReactNode } from "react";
import { flushSync } from "react-dom";

import { honeypot } from "@/features/shared/contracts/formsApi";
import { reloadOnce } from "@/features/shared/reloadOnce";

import { hasDraft } from "./drafts";
import type { FormId } from "@/features/shared/contracts/forms";
import type { InitialFormState, LiveForm as LiveFormType } from "./LiveForm";
import type { Locale } from "@/features/shared/locale";

type Props = { form: FormId; locale: Locale; tone?: "primary" | "secondary"; isInline?: boolean; children: ReactNode };

type Live = { Form: typeof LiveFormType; initialState: InitialFormState };

/** Technical fields of the no-JS form. */
const ownFields = new Set<string>(["plain", honeypot.input, "ticket", "locale"]);

const toText = (value: FormDataEntryValue) => (typeof value === "string" ? value : "");

/** Reads the values of the no-JS form and which field has the focus. */
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

/** Shows the no-JS form until a visitor focuses or hovers it, then replaces it with the validating form. */
export function LazyForm({ form, locale, tone, isInline, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [live, setLive] = useState<Live>();
  useEffect(() => {
    const element = root.current;
    if (!element || live) return;
    // A click now gets the messages of the form that follows, not the browser's.
    element.querySelector("form")?.setAttribute("novalidate", "");
    const listening = new AbortController();
    let isSubmitted = false;
    const open = () => {
      listening.abort();
      import("./LiveForm")
        // Synchronous, so that no keystroke is lost between reading the form and replacing it.
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
    // Active until the form is replaced: a submit must not leave the page.
    element.addEventListener("submit", submit);
    // Scripts load on first interaction: the pointer or focus may already be here.
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
