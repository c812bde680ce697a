"use client";

import { useEffect, useState } from "react";

import { keyAnchor } from "@/features/shared/contracts/anchors";
import type { Locale } from "@/features/shared/locale";
import { readFragment } from "@/features/shared/readFragment";
import { reloadOnce } from "@/features/shared/reloadOnce";
import { whileBusy } from "@/features/shared/ui/whileBusy";
import { hasHint } from "@/features/shared/contracts/signedInHint";

import type { KeyRoot as KeyRootType } from "./KeyRoot";

type Props = { accountUrl: string; locale: Locale };

const loadKeyRoot = () => import("./KeyRoot");

/**
 * Opens the window for a key where a link or the URL asks for it, and puts the key of a signed-in visitor into the
 * page. Other visitors load nothing of this; where the account area is elsewhere, links lead there.
 */
export function KeyHost({ accountUrl, locale }: Props) {
  const [Root, setRoot] = useState<{ component: typeof KeyRootType }>();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const load = async () => {
      try {
        const { KeyRoot } = await loadKeyRoot();
        setRoot({ component: KeyRoot });
      } catch (error) {
        reloadOnce(error);
      }
    };
    const open = async (link?: Element) => {
      // An external account area creates its own keys.
      if (!accountUrl.startsWith("/")) return window.location.assign(accountUrl);
      setOpen(true);
      await whileBusy(link, load());
    };
    const click = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (link?.origin !== window.location.origin || readFragment(link.hash) !== keyAnchor) return;
      event.preventDefault();
      void open(link);
    };
    const openFromHash = () => {
      if (readFragment(window.location.hash) === keyAnchor) void open();
    };
    document.addEventListener("click", click, { signal, capture: true });
    window.addEventListener("hashchange", openFromHash, { signal });
    openFromHash();
    if (hasHint(document.cookie)) void load();
    return () => listening.abort();
  }, [accountUrl]);
  if (!Root) return null;
  const { component: KeyRoot } = Root;
  const handleClosed = () => {
    setOpen(false);
    const { pathname, search, hash } = window.location;
    // A URL that opened the window would open it again on a reload.
    if (readFragment(hash) === keyAnchor) history.replaceState(history.state, "", `${pathname}${search}`);
  };
  return <KeyRoot isOpen={isOpen} accountUrl={accountUrl} locale={locale} onClosed={handleClosed} />;
}
