import { useEffect } from "react";

import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { Notice } from "@/features/shared/ui/Notice";
import { StudioError } from "#cms/http/StudioError.ts";

import { describeFailure } from "./describeFailure.ts";
import { messages } from "./messages.ts";
import { useStudio } from "./StudioContext.tsx";
import { Header } from "./Header.tsx";
import { Screens } from "./Screens.tsx";
import { useSessionCheck } from "./useSessionCheck.ts";
import { useShortcuts } from "./useShortcuts.ts";
import { Windows } from "./Windows.tsx";
import styles from "./Frame.module.css";

const retryMs = 10_000;

/** Header, the URL's screen, open dialogs, and connection messages. */
export const Frame = observer(function Frame({ siteName }: { siteName: string }) {
  const store = useStudio();
  const { session, locale, isOnline } = store;
  const text = messages[locale];
  useShortcuts(store);
  useSessionCheck(store);
  useEffect(() => {
    if (session.kind !== "loading") document.documentElement.dataset.ready = "";
  }, [session]);
  // Retries by itself, so that a recovered service is noticed.
  useEffect(() => {
    if (session.kind !== "failed") return undefined;
    const timer = setTimeout(() => void store.start(), retryMs);
    return () => clearTimeout(timer);
  }, [session, store]);
  return (
    <div className={styles.root} data-screen={store.route.screen}>
      <a className={`${styles.skip} visuallyHidden`} href="#content">
        {text.skip}
      </a>
      <Header siteName={siteName} />
      {isOnline ? null : (
        <p className={styles.offline} role="status">
          {text.offline}
        </p>
      )}
      <main id="content" className={styles.main} tabIndex={-1}>
        {session.kind === "loading" ? <Loading sentence={text.loading} noScript={text.noScript} /> : null}
        {session.kind === "failed" ? (
          <Notice
            tone="error"
            title={text.failedTitle}
            action={<Button onClick={() => void store.start()}>{text.tryAgain}</Button>}
          >
            {describeFailure(new StudioError(session.status), locale)}
          </Notice>
        ) : null}
        {store.person ? <Screens /> : null}
      </main>
      <p className="visuallyHidden" role="status">
        {store.announcement}
      </p>
      {store.person ? <Windows /> : null}
    </div>
  );
});

/** Placeholder of a list that is loading. */
function Loading({ sentence, noScript }: { sentence: string; noScript: string }) {
  return (
    <>
      <noscript>
        <p>{noScript}</p>
      </noscript>
      <p className="visuallyHidden" role="status">
        {sentence}
      </p>
      <div className={styles.skeleton} aria-hidden="true">
        {Array.from({ length: 8 }, (_, index) => (
          <span key={index} />
        ))}
      </div>
    </>
  );
}
