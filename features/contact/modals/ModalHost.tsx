"use client";

import { useEffect, useState } from "react";
import type { ComponentType } from "react";

import type { ModalView } from "@/features/app-state";
import { getPunctuation } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { readFragment } from "@/features/shared/readFragment";
import { reloadOnce } from "@/features/shared/reloadOnce";
import { whileBusy } from "@/features/shared/ui/whileBusy";

import type { Channels } from "./Channels";
import { loadView } from "./loadView";
import type { ModalRoot as ModalRootType } from "./ModalRoot";
import { readView } from "./readView";
import type { ViewProps } from "./views";

type Props = { locale: Locale; channels: Channels };

type Opened = { view: ModalView; Root: typeof ModalRootType; Content: ComponentType<ViewProps> };

/** The window with its content: React would show a placeholder for at least 300 ms. */
const loadWindow = async (view: ModalView): Promise<Opened> => {
  const [{ ModalRoot: Root }, { default: Content }] = await Promise.all([import("./ModalRoot"), loadView[view.kind]()]);
  return { view, Root, Content };
};

/** Listens for links and URLs that open a window over the page; its code is loaded when a visitor aims at one. */
export function ModalHost({ locale, channels }: Props) {
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const toView = (hash: string) => {
      const { origin, pathname, search } = window.location;
      return readView(hash, { url: `${origin}${pathname}${search}`, title: document.title }, channels);
    };
    const open = (view: ModalView, opener?: Element | null) => {
      whileBusy(opener, loadWindow(view)).then(setOpened).catch(reloadOnce);
    };
    const findLink = (target: EventTarget | null) =>
      target instanceof Element ? target.closest<HTMLAnchorElement>("a[href*='#']") : null;
    const aimedAt = (target: EventTarget | null) => {
      const link = findLink(target);
      if (!link || (link.origin !== window.location.origin && link.origin !== "null")) return undefined;
      return toView(`#${readFragment(link.hash)}`);
    };
    const warm = ({ target }: { target: EventTarget | null }) => {
      const view = aimedAt(target);
      if (view) loadWindow(view).catch((error: unknown) => console.warn("a window is not ready yet", error));
    };
    const click = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const view = aimedAt(event.target);
      if (!view) return;
      // In the capture phase, before the router: the link's URL is only for visitors without script.
      event.preventDefault();
      open(view, findLink(event.target));
    };
    const submit = (event: SubmitEvent) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || !form.dataset.contactForm) return;
      event.preventDefault();
      open({ kind: "contact", target: "sales", message: toMessage(form, locale) }, event.submitter);
    };
    const openFromHash = () => {
      const view = toView(`#${readFragment(window.location.hash)}`);
      if (view) open(view);
    };
    document.addEventListener("click", click, { signal, capture: true });
    document.addEventListener("submit", submit, { signal });
    document.addEventListener("pointerover", warm, { signal, passive: true });
    document.addEventListener("focusin", warm, { signal });
    window.addEventListener("hashchange", openFromHash, { signal });
    openFromHash();
    // Plans are compared one after another: their window is ready before the first is aimed at.
    warm({ target: document.querySelector("[data-plan] a[href^='#plan-']") });
    return () => listening.abort();
  }, [channels, locale]);
  if (!opened) return null;
  const { Root, ...shown } = opened;
  return <Root {...shown} locale={locale} channels={channels} onClosed={() => setOpened(undefined)} />;
}

/** A choice made in a form, as the first lines of a message: each label with its value. */
function toMessage(form: HTMLFormElement, locale: Locale): string {
  const values = new Map(new FormData(form));
  const lines = [...values].flatMap(([name, value]) => {
    const control = form.elements.namedItem(name);
    const first = control instanceof RadioNodeList ? control[0] : control;
    if (!(first instanceof HTMLElement) || first.getAttribute("type") === "hidden") return [];
    const group = first.closest("fieldset")?.querySelector("legend") ?? first.closest("label")?.querySelector("span");
    const picked = [...form.querySelectorAll(`[name="${CSS.escape(name)}"]:checked`)]
      .flatMap((one) => one.closest("label")?.textContent.trim() ?? [])
      .join(" · ");
    const option = first instanceof HTMLSelectElement ? first.selectedOptions[0]?.text : undefined;
    const chosen = picked || (option ?? (typeof value === "string" ? value : ""));
    return chosen ? [`${group?.textContent.trim() ?? name}${getPunctuation(locale).colon}${chosen}`] : [];
  });
  return `${lines.join("\n")}\n\n`;
}
