"use client";

import { useEffect, useState } from "react";

import type { Locale } from "@/features/shared/locale";

import type { ConsentBanner as BannerType } from "./ConsentBanner";
import { saveChoice, readChoice } from "./choice";
import type { Integrations } from "./measuring";

type Props = { locale: Locale; integrations: Integrations };

const warn = (error: unknown) => console.warn("consent: a part could not be loaded, nothing is measured", error);

const start = (integrations: Integrations) => {
  import("./measuring").then(({ startMeasuring }) => startMeasuring(integrations)).catch(warn);
};

const stop = () => {
  import("./measuring").then(({ stopMeasuring }) => stopMeasuring()).catch(warn);
};

/** Asks once whether visits may be measured, where anything measures; nothing is loaded before a yes. */
export function LazyConsent({ locale, integrations }: Props) {
  const [Banner, setBanner] = useState<typeof BannerType>();
  useEffect(() => {
    const listening = new AbortController();
    const showBanner = () => {
      import("./ConsentBanner").then(({ ConsentBanner }) => setBanner(() => ConsentBanner)).catch(warn);
    };
    const click = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest("[data-consent]")) return;
      event.preventDefault();
      showBanner();
    };
    // Texts, such as the cookie policy, link here by a URL.
    const openFromHash = () => {
      if (window.location.hash === "#consent") showBanner();
    };
    document.addEventListener("click", click, { signal: listening.signal, capture: true });
    window.addEventListener("hashchange", openFromHash, { signal: listening.signal });
    openFromHash();
    const choice = readChoice();
    if (choice === "granted") start(integrations);
    else if (choice === undefined && Object.values(integrations).some(Boolean)) showBanner();
    return () => listening.abort();
  }, [integrations]);
  if (!Banner) return null;
  const respond = (choice: "granted" | "refused") => {
    saveChoice(choice);
    setBanner(undefined);
    if (choice === "granted") start(integrations);
    else stop();
  };
  return <Banner locale={locale} choice={readChoice()} onAnswer={respond} />;
}
