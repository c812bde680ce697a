"use client";

import { useEffect, useState } from "react";

import type { Locale } from "@/features/shared/locale";
import { whileBusy } from "@/features/shared/ui/whileBusy";

import type { ConsentBanner as BannerType } from "./ConsentBanner";
import { saveChoice, readChoice } from "./choice";
import type { Integrations } from "./measuring";

type Props = { locale: Locale; integrations: Integrations };

/** `opener` is the element that opened the banner, which has the focus again afterwards. */
type Opened = { Banner: typeof BannerType; opener?: Element | null | undefined };

const warn = (error: unknown) => console.warn("consent: a part could not be loaded, nothing is measured", error);

const start = (integrations: Integrations) => {
  import("./measuring").then(({ startMeasuring }) => startMeasuring(integrations)).catch(warn);
};

const stop = () => {
  import("./measuring").then(({ stopMeasuring }) => stopMeasuring()).catch(warn);
};

const loadBanner = () => import("./ConsentBanner");

const findOpener = (target: EventTarget | null) =>
  target instanceof Element ? target.closest("[data-consent],a[href$='#consent']") : null;

/** Asks once whether visits may be measured, where anything measures; nothing is loaded before a yes. */
export function LazyConsent({ locale, integrations }: Props) {
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const showBanner = (opener?: Element | null) => {
      whileBusy(opener, loadBanner())
        .then(({ ConsentBanner }) => setOpened({ Banner: ConsentBanner, opener }))
        .catch(warn);
    };
    const warm = ({ target }: Event) => {
      if (findOpener(target)) loadBanner().catch(warn);
    };
    const click = (event: MouseEvent) => {
      const opener = findOpener(event.target);
      if (!opener) return;
      event.preventDefault();
      showBanner(opener);
    };
    // From a link on another page.
    const openFromHash = () => {
      if (window.location.hash === "#consent") showBanner(document.activeElement);
    };
    document.addEventListener("click", click, { signal, capture: true });
    document.addEventListener("pointerover", warm, { signal, passive: true });
    document.addEventListener("focusin", warm, { signal });
    window.addEventListener("hashchange", openFromHash, { signal });
    openFromHash();
    const choice = readChoice();
    if (choice?.decision === "granted") start(integrations);
    else if (choice === undefined && Object.values(integrations).some(Boolean)) showBanner();
    return () => listening.abort();
  }, [integrations]);
  if (!opened) return null;
  const { Banner, opener } = opened;
  const close = () => {
    setOpened(undefined);
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
  const respond = (choice: "granted" | "refused") => {
    saveChoice(choice);
    close();
    if (choice === "granted") start(integrations);
    else stop();
  };
  return (
    <Banner locale={locale} choice={readChoice()} isRequested={Boolean(opener)} onDecide={respond} onClose={close} />
  );
}
