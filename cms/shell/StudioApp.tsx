"use client";

import { useEffect, useState } from "react";

import type { Locale } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { sessionEndedEvent } from "#cms/http/send.ts";
import { StudioError } from "#cms/http/StudioError.ts";

import { navigationEvent } from "./navigate.ts";
import { rejectDroppedFiles } from "./rejectDroppedFiles.ts";
import { Frame } from "./Frame.tsx";
import { signInPath } from "./signInPath.ts";
import { StudioProvider } from "./StudioContext.tsx";
import { StudioStore } from "./StudioStore.ts";

type Props = {
  /** The visitor's language when the page was opened. */
  firstLocale: Locale;
  siteName: string;
};

function leadToSignIn(): void {
  const from = `${window.location.pathname}${window.location.search}`;
  window.location.replace(`${signInPath}?${new URLSearchParams({ from }).toString()}`);
}

/** The Studio: a single-page app whose screen is chosen by the URL. */
export const StudioApp = observer(function StudioApp({ firstLocale, siteName }: Props) {
  const [store] = useState(() => new StudioStore(firstLocale, { leadToSignIn }));
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const follow = () => store.follow(window.location.pathname, window.location.search);
    const readOnline = () => store.setOnline(navigator.onLine);
    window.addEventListener("popstate", follow, { signal });
    window.addEventListener(navigationEvent, follow, { signal });
    window.addEventListener("online", readOnline, { signal });
    window.addEventListener("offline", readOnline, { signal });
    window.addEventListener(sessionEndedEvent, () => store.noteFailure(new StudioError(401)), { signal });
    rejectDroppedFiles(signal);
    follow();
    readOnline();
    void store.start(signal);
    return () => stop.abort();
  }, [store]);
  return (
    <StudioProvider value={store}>
      <Frame siteName={siteName} />
    </StudioProvider>
  );
});
