import { useEffect, useState } from "react";

import { formatDate } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { Disclosure } from "@/features/shared/ui/Disclosure";
import { Notice } from "@/features/shared/ui/Notice";
import { pageLooksSchema } from "#contracts/pageLooksSchema.ts";
import type { PageLooks } from "#contracts/pageLooksSchema.ts";
import { useEditor } from "#cms/editor/EditorContext.ts";
import { send } from "#cms/http/send.ts";
import { createPreview, endPreview } from "#cms/previews/api.ts";
import { describeFailure } from "#cms/shell/describeFailure.ts";

import { messages } from "./messages.ts";
import styles from "./LooksPane.module.css";

// For a tab that is closed.
const lifetimeSeconds = 12 * 3_600;

const descriptions = ["data/meta_description", "data/summary"];

type Props = {
  /** The search result alone, which appears once it is there. */
  isBrief?: boolean;
};

/** The saved draft as a search result, a social card, an entry of feeds and Markdown; renewed with each save. */
export const LooksPane = observer(function LooksPane({ isBrief = false }: Props) {
  const { session, locale } = useEditor();
  const text = messages[locale];
  const [token, setToken] = useState<string>();
  const [looks, setLooks] = useState<PageLooks>();
  const [failure, setFailure] = useState<unknown>();
  const { state } = session.saver;
  const savedAt = state.kind === "saved" ? state.at : undefined;
  const { id, release } = session;
  useEffect(() => {
    const creation = createPreview({
      document_id: id,
      ...(release ? { release_id: release } : {}),
      name: text.looks,
      follows_draft: true,
      is_shared: false,
      lifetime: lifetimeSeconds,
    });
    creation.then(({ url }) => setToken(new URL(url).searchParams.get("token") ?? ""), setFailure);
    // A person has few links, and the oldest ones end.
    return () => {
      creation
        .then((preview) => endPreview(preview.id))
        .catch((error: unknown) => console.warn("studio: the link of a preview was not ended", error));
    };
  }, [id, release, text.looks]);
  useEffect(() => {
    if (token === undefined || savedAt === undefined) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    send("looks", pageLooksSchema, { query: { token, id }, signal }).then(
      (value) => {
        setLooks(value);
        setFailure(undefined);
      },
      (error: unknown) => (signal.aborted ? undefined : setFailure(error)),
    );
    return () => stop.abort();
  }, [token, id, savedAt]);
  if (isBrief && !looks) return null;
  if (failure) return <Notice tone="error">{describeFailure(failure, locale)}</Notice>;
  if (!looks)
    return (
      <div className={styles.root}>
        <p role="status">{text.rendering}</p>
        <div className={styles.waiting} aria-hidden="true" />
        <div className={styles.waiting} aria-hidden="true" />
        <div className={styles.waiting} aria-hidden="true" />
      </div>
    );
  const { url, search, card, feed, markdown, isIndexed } = looks;
  const { host, pathname } = new URL(url);
  const Heading = isBrief ? "h2" : "h3";
  return (
    <div className={styles.root} data-brief={isBrief}>
      <Heading>{text.searchResult}</Heading>
      {isIndexed ? null : <p>{text.notIndexed}</p>}
      <figure data-kind="result">
        <small>{[host, ...pathname.split("/").filter(Boolean)].join(" › ")}</small>
        <strong>{search.title}</strong>
        <span>{search.description}</span>
      </figure>
      {descriptions.some((leaf) => session.store.get("", leaf)) ? null : <p>{text.siteDescription}</p>}
      {isBrief ? null : (
        <>
          <h3>{text.card}</h3>
          <figure data-kind="card">
            <img src={card.picture} alt={text.cardPicture} width={1_200} height={630} />
            <small>{host}</small>
            <strong>{card.title}</strong>
            <span>{card.description}</span>
          </figure>
          <h3>{text.feedEntry}</h3>
          {feed.length === 0 ? <p>{text.noFeed}</p> : null}
          {feed.map((entry) => (
            <figure key={entry.date + entry.title}>
              <small>{formatDate(entry.date, locale)}</small>
              <strong>{entry.title}</strong>
              <span>{entry.text}</span>
            </figure>
          ))}
          <Disclosure summary="Markdown">
            <pre tabIndex={0}>{markdown}</pre>
          </Disclosure>
        </>
      )}
    </div>
  );
});
