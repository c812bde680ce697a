import { Suspense, useEffect } from "react";

import type { Locale } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { Button, ButtonLink } from "@/features/shared/ui/Button";
import { Notice } from "@/features/shared/ui/Notice";
import { StudioError } from "#cms/http/StudioError.ts";
import ListScreen from "#cms/list/ListScreen.tsx";

import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { crashTexts } from "./crashTexts.ts";
import { describeFailure } from "./describeFailure.ts";
import { messages } from "./messages.ts";
import { useStudio } from "./StudioContext.tsx";
import { Header } from "./Header.tsx";
import { lazyPart, prepareParts } from "./lazyPart.ts";
import { writeScreenPath } from "./screenPaths.ts";
import { SignInAgain } from "./SignInAgain.tsx";
import { useSessionCheck } from "./useSessionCheck.ts";
import { useShortcuts } from "./useShortcuts.ts";
import { whenIdle } from "./whenIdle.ts";
import styles from "./Frame.module.css";

const OtherScreen = lazyPart("OtherScreen");
const Windows = lazyPart("Windows");
const retryMs = 10_000;

/** Header, the URL's screen, open dialogs, and connection messages. */
export const Frame = observer(function Frame({ siteName }: { siteName: string }) {
  const store = useStudio();
  const { session, locale, isOnline, route } = store;
  const text = messages[locale];
  useShortcuts(store);
  useSessionCheck(store);
  useEffect(() => {
    if (session.kind !== "loading") document.documentElement.dataset.ready = "";
  }, [session]);
  const isList = route.screen === "list";
  const isSignedIn = session.kind === "signed-in";
  // Beside the request for the session where another screen is opened, else after the list.
  useEffect(() => {
    if (!isList) void prepareParts();
    else if (isSignedIn) whenIdle(prepareParts);
  }, [isList, isSignedIn]);
  // Retries by itself, so that a recovered service is noticed.
  useEffect(() => {
    if (session.kind !== "failed") return undefined;
    const timer = setTimeout(() => void store.start(), retryMs);
    return () => clearTimeout(timer);
  }, [session, store]);
  return (
    <div className={styles.root} data-screen={route.screen}>
      <a className={`${styles.skip} visuallyHidden`} href="#content">
        {text.skip}
      </a>
      <Header siteName={siteName} />
      {isOnline ? null : (
        <p className={styles.offline} role="status">
          {text.offline}
        </p>
      )}
      <ErrorBoundary route={route} fallback={<Crashed locale={locale} />}>
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
          {store.person ? (
            <Suspense fallback={<Skeleton />}>{isList ? <ListScreen /> : <OtherScreen />}</Suspense>
          ) : null}
        </main>
        <p className="visuallyHidden" role="status">
          {store.announcement}
        </p>
        {session.kind === "ended" ? <SignInAgain person={session.person} /> : null}
        {store.person && store.window ? (
          <Suspense fallback={null}>
            <Windows />
          </Suspense>
        ) : null}
      </ErrorBoundary>
    </div>
  );
});

/** In place of a screen that failed; its links load the Studio anew. */
function Crashed({ locale }: { locale: Locale }) {
  const text = crashTexts[locale];
  return (
    <main id="content" className={styles.main}>
      <Notice
        tone="error"
        title={text.title}
        action={
          <>
            <Button tone="primary" onClick={() => window.location.reload()}>
              {text.reload}
            </Button>{" "}
            <ButtonLink href={writeScreenPath("list")}>{messages[locale].toList}</ButtonLink>
          </>
        }
      >
        {text.text}
      </Notice>
    </main>
  );
}

const Skeleton = () => (
  <div className={styles.skeleton} aria-hidden="true">
    {Array.from({ length: 8 }, (_, index) => (
      <span key={index} />
    ))}
  </div>
);

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
      <Skeleton />
    </>
  );
}
