"use client";

import { useEffect, useLayoutEffect, useRef } from "react";
import { usePathname, useRouter } from "next/navigation";

import { applyChosenRegion } from "@/features/shared/platform/chosenRegion";
import { applyChosenNetwork } from "@/features/shared/samples/chosenNetwork";

import { watchBuild, pageBuild } from "./watchBuild";
import { listenToChoices } from "./listenToChoices";
import { listenToFailures } from "./listenToFailures";
import { watchContents } from "./watchContents";
import { noteCaret, restoreCaret } from "./keepCaret";
import { listenToMenus } from "./listenToMenus";
import { finishNavigation, listenToLinks } from "./listenToLinks";
import { listenToControls } from "./listenToControls";
import { applyFilters, listenToFilter } from "./listenToFilter";
import { loadRouteRules } from "./loadRouteRules";
import { applySampleLanguage } from "./samples";

// Before this page is hydrated.
if (typeof document !== "undefined") noteCaret();

/**
 * Everything the shell does in the browser, by listening once on the document: links, menus and choices are plain
 * HTML that works before this arrives and without it.
 */
export function Behaviour() {
  const router = useRouter();
  const path = usePathname();
  useEffect(() => {
    const listening = new AbortController();
    listenToChoices(listening.signal);
    const rules = loadRouteRules(pageBuild(), listening.signal);
    listenToLinks({ router, rules, load: (href) => window.location.assign(href) }, listening.signal);
    listenToMenus(listening.signal);
    listenToControls(listening.signal);
    listenToFilter(listening.signal);
    watchBuild(listening.signal);
    listenToFailures(listening.signal);
    watchContents(listening.signal);
    const { modelContext } = document;
    if (modelContext) {
      import("./registerTools")
        .then(({ registerTools }) => registerTools(modelContext, listening.signal))
        // An agent goes on with the page itself.
        .catch((error: unknown) => console.warn("The page offers no tools:", error));
    }
    document.documentElement.dataset.ready = "";
    // Replays what visitors did before (server/pages/client), once the other effects of this commit have run.
    queueMicrotask(() => {
      window.dispatchEvent(new Event("hydrated"));
      restoreCaret();
    });
    return () => listening.abort();
  }, [router]);
  useEffect(() => {
    finishNavigation();
    applyFilters();
    applyChosenRegion();
    applyChosenNetwork();
  }, [path]);
  const isPainted = useRef(true);
  // A layout effect: runs before the new page is painted.
  useLayoutEffect(() => {
    applySampleLanguage(isPainted.current);
    isPainted.current = false;
  }, [path]);
  return null;
}
