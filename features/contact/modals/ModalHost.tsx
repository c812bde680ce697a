"use client";

import { useEffect, useState } from "react";

import type { ModalView } from "@/features/app-state";
import type { Locale } from "@/features/shared/locale";
import { readFragment } from "@/features/shared/readFragment";
import { reloadOnce } from "@/features/shared/reloadOnce";

import type { Channels } from "./Channels";
import { loadView } from "./loadView";
import type { ModalRoot as ModalRootType } from "./ModalRoot";
import { readView } from "./readView";

type Props = { locale: Locale; channels: Channels };

type Opened = { view: ModalView; Root: typeof ModalRootType };

// One after the other, the window would open empty.
const loadWindow = async (view: ModalView) => {
  // The window asks again when it renders.
  loadView[view.kind]().catch(() => undefined);
  return import("./ModalRoot");
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
    const open = (view: ModalView) => {
      loadWindow(view)
        .then(({ ModalRoot }) => setOpened({ view, Root: ModalRoot }))
        .catch(reloadOnce);
    };
    const aimedAt = (target: EventTarget | null) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href*='#']") : null;
      if (!link || (link.origin !== window.location.origin && link.origin !== "null")) return undefined;
      return toView(`#${readFragment(link.hash)}`);
    };
    const warm = (event: Event) => {
      const view = aimedAt(event.target);
      if (view) loadWindow(view).catch((error: unknown) => console.warn("a window is not ready yet", error));
    };
    const click = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const view = aimedAt(event.target);
      if (!view) return;
      // In the capture phase, before the router: the link's URL is only for visitors without script.
      event.preventDefault();
      open(view);
    };
    const submit = (event: SubmitEvent) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || !form.dataset.contactForm) return;
      event.preventDefault();
      open({ kind: "contact", target: "sales", message: toMessage(form) });
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
    return () => listening.abort();
  }, [channels]);
  if (!opened) return null;
  const { Root, view } = opened;
  return <Root view={view} locale={locale} channels={channels} onClosed={() => setOpened(undefined)} />;
}

/** A choice made in a form, as the first lines of a message: each label with its value. */
function toMessage(form: HTMLFormElement): string {
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
    return chosen ? [`${group?.textContent.trim() ?? name}: ${chosen}`] : [];
  });
  return `${lines.join("\n")}\n\n`;
}
