"use client";

import { useEffect, useLayoutEffect, useRef } from "react";
import { usePathname, useRouter } from "next/navigation";

import { beginRegion } from "@/features/shared/platform/chosenRegion";

import { hearBuild, pageBuild } from "./build";
import { hearChoices } from "./choices";
import { hearFailures } from "./failures";
import { watchContents } from "./contents";
import { hearMenus } from "./menus";
import { arrive, hearLinks } from "./navigation";
import { hearParts } from "./parts";
import { loadRouteRules } from "./routeRules";
import { beginSamples } from "./samples";

/**
 * Everything the shell does in the browser, by listening once on the document: links, menus and choices are plain
 * HTML that works before this arrives and without it.
 */
export function Behaviour() {
  const router = useRouter();
  const path = usePathname();
  useEffect(() => {
    const listening = new AbortController();
    hearChoices(listening.signal);
    const rules = loadRouteRules(pageBuild(), listening.signal);
    hearLinks({ router, rules, load: (href) => window.location.assign(href) }, listening.signal);
    hearMenus(listening.signal);
    hearParts(listening.signal);
    hearBuild(listening.signal);
    hearFailures(listening.signal);
    watchContents(listening.signal);
    document.documentElement.dataset.ready = "";
    return () => listening.abort();
  }, [router]);
  useEffect(() => {
    arrive();
    beginRegion();
  }, [path]);
  const isPainted = useRef(true);
  // Before a page that the router has opened is painted.
  useLayoutEffect(() => {
    beginSamples(isPainted.current);
    isPainted.current = false;
  }, [path]);
  return null;
}
