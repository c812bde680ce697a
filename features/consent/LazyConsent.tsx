"use client";

import { useEffect, useState } from "react";

import type { Locale } from "@/features/shared/locale";

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

/** Asks once whether visits may be measured, where anything measures; nothing is loaded before a yes. */
export function LazyConsent({ locale, integrations }: Props) {
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    const listening = new AbortController();
    const showBanner = (opener?: Element | null) => {
      import("./ConsentBanner").then(({ ConsentBanner }) => setOpened({ Banner: ConsentBanner, opener })).catch(warn);
    };
    const click = (event: MouseEvent) => {
      const opener =
        event.target instanceof Element ? event.target.closest("[data-consent],a[href$='#consent']") : null;
      if (!opener) return;
      event.preventDefault();
      showBanner(opener);
    };
    // From a link on another page.
    const openFromHash = () => {
      if (window.location.hash === "#consent") showBanner(document.activeElement);
    };
    document.addEventListener("click", click, { signal: listening.signal, capture: true });
    window.addEventListener("hashchange", openFromHash, { signal: listening.signal });
    openFromHash();
    const choice = readChoice();
    if (choice === "granted") start(integrations);
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
    <Banner locale={locale} choice={readChoice()} isRequested={Boolean(opener)} onAnswer={respond} onClose={close} />
  );
}
