"use client";

import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";

import { honeypot } from "@/features/shared/contracts/formsApi";
import { reloadOnce } from "@/features/shared/reloadOnce";

import { getDraftKey, hasDraft, readComposedDraft, saveDraft } from "./drafts";
import type { FormId } from "@/features/shared/contracts/forms";
import type { ComposedName } from "@/features/shared/contracts/formsApi";
import type { ComposedView } from "@/features/contact/composed/ComposedFields";
import type { InitialFormState } from "./LiveForm";
import type { Locale } from "@/features/shared/locale";

type Props = { locale: Locale; tone?: "primary" | "secondary"; isInline?: boolean; children: ReactNode } & (
  | { form: FormId; composed?: undefined }
  | { form: ComposedName; composed: ComposedView }
);

/** Technical fields of the no-JS form. */
const ownFields = new Set<string>(["plain", honeypot.input, "ticket", "locale"]);

const toText = (value: FormDataEntryValue) => (typeof value === "string" ? value : "");

/** Reads the values of the no-JS form and which field has the focus. */
function readInitialState(root: HTMLElement, submit: boolean): InitialFormState {
  const form = root.querySelector("form");
  const entries = [...(form ? new FormData(form) : [])].filter(([name]) => !ownFields.has(name));
  const texts = entries.map(([name, value]): [string, string] => [name, toText(value)]);
  const active = document.activeElement;
  const focus =
    active instanceof HTMLElement && root.contains(active)
      ? (active.getAttribute("name") ?? active.getAttribute("type") ?? undefined)
      : undefined;
  return { values: Object.fromEntries(texts), entries: texts, focus, submit };
}

/** The texts and choices that a visitor changed. */
const readTyped = (root: HTMLElement): Record<string, string> =>
  Object.fromEntries(
    [...root.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input:not([type=hidden]), textarea, select")]
      .filter((field) => !ownFields.has(field.name) && isChanged(field))
      .map(({ name, value }) => [name, value]),
  );

const isChanged = (field: HTMLInputElement | HTMLSelectElement) =>
  "defaultValue" in field ? field.value !== field.defaultValue : field.selectedIndex > 0;

/**
 * Shows the no-JS form until a visitor focuses or hovers it, then replaces it with the validating form, whose code loads
 * once the form is near the viewport.
 */
export function LazyForm({ form, composed, locale, tone, isInline, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [live, setLive] = useState<ReactNode>();
  useEffect(() => {
    const element = root.current;
    if (!element || live) return;
    // A click now gets the messages of the form that follows, not the browser's.
    element.querySelector("form")?.setAttribute("novalidate", "");
    const listening = new AbortController();
    let isSubmitted = false;
    // The page may be left before the form that keeps what is typed is there.
    const keep = () => {
      const typed = readTyped(element);
      if (Object.keys(typed).length > 0) saveDraft(form, { ...readComposedDraft(form), ...typed });
    };
    window.addEventListener("pagehide", keep);
    const open = () => {
      listening.abort();
      load()
        // Synchronous, so that no keystroke is lost between reading the form and replacing it.
        .then((draw) => {
          keep();
          flushSync(() => setLive(draw(readInitialState(element, isSubmitted))));
        })
        .catch(reloadOnce);
    };
    const load = async () => {
      if (composed) {
        const { LiveComposedForm } = await import("@/features/contact/composed/LiveComposedForm");
        return (initial: InitialFormState) => <LiveComposedForm {...composed} locale={locale} initialState={initial} />;
      }
      const { LiveForm } = await import("./LiveForm");
      const look = { ...(tone ? { tone } : {}), ...(isInline ? { isInline } : {}) };
      return (initial: InitialFormState) => <LiveForm form={form} locale={locale} initialState={initial} {...look} />;
    };
    const submit = (event: Event) => {
      event.preventDefault();
      isSubmitted = true;
      open();
    };
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        // A failure is repeated, and told, when the form opens.
        load().catch(() => undefined);
      },
      { rootMargin: "50%" },
    );
    near.observe(element);
    element.addEventListener("focusin", open, { signal: listening.signal });
    element.addEventListener("pointerenter", open, { signal: listening.signal });
    // Active until the form is replaced: a submit must not leave the page.
    element.addEventListener("submit", submit);
    // Scripts load on first interaction: the pointer or focus may already be here.
    const isHere = element.contains(document.activeElement) || element.matches(":hover");
    if (isHere || hasDraft(form)) open();
    return () => {
      near.disconnect();
      listening.abort();
      element.removeEventListener("submit", submit);
      window.removeEventListener("pagehide", keep);
    };
  }, [live, form, composed, locale, tone, isInline]);
  return (
    <div ref={root} data-resumes={getDraftKey(form)}>
      {live ?? children}
    </div>
  );
}
