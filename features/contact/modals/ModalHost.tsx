"use client";

import { useEffect, useState } from "react";

import type { ModalView } from "@/features/app-state";
import type { Locale } from "@/features/shared/locale";
import { readFragment } from "@/features/shared/readFragment";
import { reloadOnce } from "@/features/shared/reloadOnce";

import type { Channels } from "./channels";
import type { ModalRoom as ModalRoomType } from "./ModalRoom";
import { readView } from "./readView";

type Props = { locale: Locale; channels: Channels };

type Opened = { view: ModalView; Room: typeof ModalRoomType };

const loadRoom = () => import("./ModalRoom");

/** Listens for links and addresses that open a window over the page; its code is loaded when a visitor aims at one. */
export function ModalHost({ locale, channels }: Props) {
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const viewOf = (hash: string) => {
      const { origin, pathname, search } = window.location;
      return readView(hash, { url: `${origin}${pathname}${search}`, title: document.title }, channels);
    };
    const open = (view: ModalView) => {
      loadRoom()
        .then(({ ModalRoom }) => setOpened({ view, Room: ModalRoom }))
        .catch(reloadOnce);
    };
    const aimedAt = (target: EventTarget | null) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href*='#']") : null;
      if (!link || (link.origin !== window.location.origin && link.origin !== "null")) return undefined;
      return viewOf(`#${readFragment(link.hash)}`);
    };
    const warm = (event: Event) => {
      if (aimedAt(event.target)) loadRoom().catch((error: unknown) => console.warn("a window is not ready yet", error));
    };
    const click = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const view = aimedAt(event.target);
      if (!view) return;
      // Before the shell hears it: the link leads to another page only where no script runs.
      event.preventDefault();
      open(view);
    };
    const submit = (event: SubmitEvent) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || !form.dataset.contactForm) return;
      event.preventDefault();
      open({ kind: "contact", target: "sales", message: wordsOf(form) });
    };
    const address = () => {
      const view = viewOf(`#${readFragment(window.location.hash)}`);
      if (view) open(view);
    };
    document.addEventListener("click", click, { signal, capture: true });
    document.addEventListener("submit", submit, { signal });
    document.addEventListener("pointerover", warm, { signal, passive: true });
    document.addEventListener("focusin", warm, { signal });
    window.addEventListener("hashchange", address, { signal });
    address();
    return () => listening.abort();
  }, [channels]);
  if (!opened) return null;
  const { Room, view } = opened;
  return <Room view={view} locale={locale} channels={channels} onClosed={() => setOpened(undefined)} />;
}

/** A choice made in a form, as the first lines of a message: each label with what was picked. */
function wordsOf(form: HTMLFormElement): string {
  const lines = [...new FormData(form)].flatMap(([name, value]) => {
    const control = form.elements.namedItem(name);
    const first = control instanceof RadioNodeList ? control[0] : control;
    if (!(first instanceof HTMLElement) || first.getAttribute("type") === "hidden") return [];
    const group = first.closest("fieldset")?.querySelector("legend") ?? first.closest("label")?.querySelector("span");
    const picked = form
      .querySelector(`[name="${CSS.escape(name)}"]:checked`)
      ?.closest("label")
      ?.textContent.trim();
    const option = first instanceof HTMLSelectElement ? first.selectedOptions[0]?.text : undefined;
    const said = picked ?? option ?? (typeof value === "string" ? value : "");
    return said ? [`${group?.textContent.trim() ?? name}: ${said}`] : [];
  });
  return `${lines.join("\n")}\n\n`;
}
