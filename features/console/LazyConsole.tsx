"use client";

import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";

import type { Locale } from "@/features/shared/locale";
import { reloadOnce } from "@/features/shared/reloadOnce";
import { Outage } from "@/features/shared/ui/Outage";

import { namesRequest, readChoice, writeChoice } from "./choice";
import type { Choice } from "./choice";
import { emptyInitialState, readInitialState, whenSelectClosed } from "./initialState";
import type { InitialConsoleState } from "./initialState";
import type { ConsoleWidget as ConsoleWidgetType } from "./live/ConsoleWidget";
import { messages } from "./messages";
import type { ChainName, Menu } from "./model";

import styles from "./index.module.css";

type Props = {
  /** The initial chain. */
  chain: string;
  /** Chains that a visitor may choose among; none where it is about one. */
  chains?: readonly ChainName[] | undefined;
  /** Host of the endpoints that are shown in code. */
  host: string;
  /** Name of the section, for links to it. */
  anchor: string;
  /** The initial request, if neither the URL nor the visitor chose one. */
  start?: Choice | undefined;
  locale: Locale;
  /** Collapsed content below the form. */
  parts: ReactNode;
  /** The form that sends without script. */
  children: ReactNode;
};

/** `since` is ISO text. */
type Failure = { since: string; isTrying: boolean };

type Live = { Widget: typeof ConsoleWidgetType; menu: Menu; initialState: InitialConsoleState };

/** Shows the no-JS form until a visitor focuses or hovers it, or the URL names a request, then loads the console. */
export function LazyConsole({ chain, chains, host, anchor, start, locale, parts, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const isSubmitted = useRef(false);
  const [live, setLive] = useState<Live>();
  const [failure, setFailure] = useState<Failure>();
  const isTrying = failure?.isTrying ?? false;
  const hasResponse = chains !== undefined;
  const hasFailed = failure !== undefined && !isTrying;
  useEffect(() => {
    const element = root.current;
    if (!element || live) return;
    const listening = new AbortController();
    let isOpening = false;
    const fail = () => {
      isSubmitted.current = false;
      showSending(element, undefined);
      setFailure((before) => ({ since: before?.since ?? new Date().toISOString(), isTrying: false }));
    };
    const open = async () => {
      if (isOpening) return;
      isOpening = true;
      const [{ ConsoleWidget }, { requestMenu }] = await Promise.all([import("./live/ConsoleWidget"), import("./api")]);
      const selected = element.querySelector<HTMLSelectElement>("select[name=chain]")?.value ?? chain;
      const linked = readChoice(window.location.search).chain;
      const menu = await loadMenu(requestMenu, chains?.find(({ key }) => key === linked)?.key ?? selected);
      if (!menu) return fail();
      await whenSelectClosed(element);
      // Synchronous, so that no keystroke is lost between reading the form and replacing it.
      flushSync(() =>
        setLive({ Widget: ConsoleWidget, menu, initialState: readInitialState(element, isSubmitted.current) }),
      );
    };
    const startWidget = () =>
      void open().catch((error: unknown) => {
        fail();
        reloadOnce(error);
      });
    const submit = (event: SubmitEvent) => {
      event.preventDefault();
      chooseExample(element, event.submitter);
      isSubmitted.current = true;
      showSending(element, messages[locale].sending);
      if (hasFailed) setFailure((before) => before && { ...before, isTrying: true });
      else startWidget();
    };
    // A press must not leave the page while the console is on its way, nor after it failed to come.
    element.addEventListener("submit", submit, { signal: listening.signal });
    if (hasFailed) return () => listening.abort();
    element.addEventListener("focusin", startWidget, { signal: listening.signal });
    element.addEventListener("pointerenter", startWidget, { signal: listening.signal });
    // Scripts load on first interaction: the pointer or focus may already be here.
    const isHere = element.contains(document.activeElement) || element.matches(":hover");
    const isLinked = namesRequest(window.location.search);
    // On the page of all chains it opens with an answer; what a link names is sent by the visitor only.
    if (hasResponse && !isLinked && !isHere) isSubmitted.current = true;
    if (isTrying || isHere || isLinked || hasResponse) startWidget();
    return () => listening.abort();
  }, [chain, chains, live, hasFailed, isTrying, hasResponse, locale]);
  const text = messages[locale];
  const changeChain = async (key: string) => {
    const { requestMenu } = await import("./api");
    const menu = await loadMenu(requestMenu, key);
    if (!menu) return;
    window.history.replaceState(null, "", writeChoice(window.location.href, { chain: key }));
    setLive(
      (before) =>
        before && { ...before, menu, initialState: { ...emptyInitialState, open: ["code"], focus: '[name="chain"]' } },
    );
  };
  if (live) {
    const { Widget, menu, initialState } = live;
    return (
      <Widget
        key={menu.chain}
        menu={menu}
        chains={chains}
        host={host}
        anchor={anchor}
        start={chains ? { ...start, chain: menu.chain } : start}
        locale={locale}
        initialState={initialState}
        onChain={(key) => void changeChain(key)}
      />
    );
  }
  return (
    <div ref={root} className={styles.root}>
      {children}
      {failure ? (
        <Outage
          locale={locale}
          since={failure.since}
          onRetry={() => setFailure({ ...failure, isTrying: true })}
          isTrying={isTrying}
        >
          {text.unavailable}
        </Outage>
      ) : null}
      {parts}
    </div>
  );
}

/** The choices of a chain; `undefined` when unavailable. */
const loadMenu = (request: (chain: string) => Promise<Menu>, chain: string): Promise<Menu | undefined> =>
  request(chain).catch((error: unknown) => {
    console.error("console: the menu could not be read", error);
    return undefined;
  });

/** A pressed example chooses its method in the plain form, from which the console takes it. */
function chooseExample(root: HTMLElement, submitter: HTMLElement | null): void {
  const select = root.querySelector<HTMLSelectElement>('select[name="method"]');
  if (select && submitter instanceof HTMLButtonElement && submitter.name === "method") select.value = submitter.value;
}

/** Says in the plain form that what was sent is on its way; without words, that it no longer is. */
function showSending(root: HTMLElement, words: string | undefined): void {
  const button = root.querySelector<HTMLElement>("form [type=submit]:not([name])");
  root.querySelector("form")?.setAttribute("aria-busy", String(words !== undefined));
  if (!button) return;
  button.dataset.word ??= button.textContent;
  button.textContent = words ?? button.dataset.word;
}
