"use client";

import { Fragment, useEffect } from "react";

import { observer } from "@/features/shared/mobx";
import { Notice } from "@/features/shared/ui/Notice";
import { Outage } from "@/features/shared/ui/Outage";

import { findUnmatched } from "./entry";
import type { Entry } from "./entry";
import { HitLine } from "./HitLine";
import { messages } from "./messages";
import { ActionOption, CommandOption, Option, optionId } from "./Option";
import type { OptionContext } from "./Option";
import { LiveStatus } from "@/features/shared/ui/LiveStatus";
import type { SearchStore } from "./SearchStore";
import { splitQuery } from "./words";
import styles from "./SearchDialog.module.css";

type Props = OptionContext & {
  /** Receives the focus when the pressed element is removed. */
  focusField: () => void;
};

/** The options: results by kind for a query, else results opened before and pages to begin with. */
export const Choices = observer(function Choices(props: Props) {
  const { store, listId, focusField } = props;
  const text = messages[store.locale];
  const { isAsking, state, hits, active } = store;
  const sentence = getStatus(store);
  useEffect(() => {
    document.getElementById(optionId(listId, active))?.scrollIntoView({ block: "nearest" });
  }, [listId, active, hits]);
  const retry = async () => {
    await store.read();
    if (!store.failedSince) focusField();
  };
  return (
    <>
      {/* Seen at once, and said when typing pauses. */}
      <div className={store.isMissed ? styles.notice : styles.status} aria-hidden="true">
        {store.isMissed ? (
          <Notice tone="empty" title={sentence}>
            {text.noneHint}
          </Notice>
        ) : (
          sentence
        )}
      </div>
      <LiveStatus sentence={store.isMissed ? `${sentence} ${text.noneHint}` : sentence} query={store.query} />
      <div className={styles.list} role="listbox" id={listId} aria-label={text.results}>
        {store.isMissed ? <Entries {...props} name="start" title={text.start} entries={store.starts} from={0} /> : null}
        {isAsking ? <Found {...props} /> : <Before {...props} />}
      </div>
      {isAsking ? null : <Start {...props} />}
      {store.failedSince ? (
        <div className={styles.notice}>
          <Outage
            locale={store.locale}
            since={store.failedSince}
            onRetry={() => void retry()}
            isTrying={state.kind === "loading"}
          >
            {text.failed}
          </Outage>
        </div>
      ) : null}
    </>
  );
});

/** The number of results and the words that none has, as text; empty without a query. */
function getStatus({ locale, isAsking, isSearched, isMissed, state, hits, query }: SearchStore): string {
  const text = messages[locale];
  if (!isAsking || state.kind === "failed") return "";
  if (state.kind === "loading") return text.loading;
  // The results of the query before are still shown.
  if (!isSearched) return "";
  if (hits.length === 0) return isMissed ? text.none(query.trim()) : "";
  const missing = findUnmatched(splitQuery(query), hits);
  return [text.found(hits.length), ...(missing.length > 0 ? [text.missing(missing)] : [])].join(" · ");
}

const Found = observer(function Found(props: Props) {
  const { store, listId } = props;
  const text = messages[store.locale];
  let position = store.commands.length - 1;
  const next = () => (position += 1);
  const [first] = store.groups;
  return (
    <>
      <Commands {...props} from={0} />
      {store.groups.map(({ kind, hits, total }) => (
        <div key={kind} role="group" aria-labelledby={`${listId}-${kind}`}>
          <p id={`${listId}-${kind}`} className={styles.kind}>
            {text.groups[kind]}{" "}
            <span aria-hidden="true">{hits.length < total ? `${hits.length} / ${total}` : total}</span>
          </p>
          {hits.map((hit, index) => (
            <Fragment key={hit.path}>
              <Option {...props} position={next()} path={hit.path} entry={hit}>
                <HitLine hit={hit} terms={hit.terms} locale={store.locale} />
              </Option>
              {kind === first?.kind && index === 0 && store.action ? (
                <ActionOption {...props} position={next()} action={store.action} entry={hit} />
              ) : null}
            </Fragment>
          ))}
        </div>
      ))}
      {store.hits.length > 0 ? (
        <Option {...props} position={next()} path={store.pageUrl}>
          <span className={styles.allResults}>{text.all(store.query.trim())}</span>
        </Option>
      ) : null}
    </>
  );
});

const Before = observer(function Before(props: Props) {
  const { recent, starts } = props.store;
  const text = messages[props.store.locale];
  return (
    <>
      <Entries {...props} name="recent" title={text.recent} entries={recent} from={0} />
      <Entries {...props} name="start" title={text.start} entries={starts} from={recent.length} />
      <Commands {...props} from={recent.length + starts.length} />
    </>
  );
});

/** Actions of the page that fit. */
const Commands = observer(function Commands({ from, ...props }: Props & { from: number }) {
  const { store, listId } = props;
  if (store.commands.length === 0) return null;
  return (
    <div role="group" aria-labelledby={`${listId}-actions`}>
      <p id={`${listId}-actions`} className={styles.kind}>
        {messages[store.locale].actions}
      </p>
      {store.commands.map((command, index) => (
        <CommandOption key={command.id} {...props} position={from + index} command={command} />
      ))}
    </div>
  );
});

type EntriesProps = Props & { name: string; title: string; entries: Entry[]; from: number };

const Entries = observer(function Entries({ name, title, entries, from, ...props }: EntriesProps) {
  const id = `${props.listId}-${name}`;
  if (entries.length === 0) return null;
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className={styles.kind}>
        {title}
      </p>
      {entries.map((entry, index) => (
        <Option key={entry.path} {...props} position={from + index} path={entry.path} entry={entry}>
          <HitLine hit={entry} terms={[]} locale={props.store.locale} />
        </Option>
      ))}
    </div>
  );
});

const Start = observer(function Start({ store, focusField }: Props) {
  const text = messages[store.locale];
  const thenType = (act: () => void) => () => {
    act();
    focusField();
  };
  return (
    <div className={styles.start}>
      <p>{text.try}</p>
      {text.examples.map((example) => (
        <button key={example} type="button" onClick={thenType(() => store.type(example))}>
          {example}
        </button>
      ))}
      {store.recent.length > 0 ? (
        <button type="button" className={styles.clear} onClick={thenType(store.forget)}>
          {text.clear}
        </button>
      ) : null}
    </div>
  );
});
