/** Deleted documents, each of which can be restored. */
import { useCallback, useState } from "react";
import type { ChangeEvent } from "react";

import { foldText, toSearchWords } from "#contracts/foldText.ts";
import { observer } from "@/features/shared/mobx";
import { Button, ButtonLink } from "@/features/shared/ui/Button";
import { Choice } from "@/features/shared/ui/Choice";
import { Notice } from "@/features/shared/ui/Notice";
import { SearchField } from "@/features/shared/ui/SearchField";
import { messages as bulkMessages } from "#cms/bulk/messages.ts";
import { Selection } from "#cms/bulk/Selection.ts";
import { SelectionFrame } from "#cms/bulk/SelectionBar.tsx";
import type { DeletedDocument } from "#cms/versions/contract.ts";
import { loadDeleted, purgeDocument, restoreVersion } from "#cms/versions/api.ts";
import { navigate } from "#cms/shell/navigate.ts";
import { messages as frameMessages } from "#cms/shell/messages.ts";
import { writeDocumentPath, writeScreenPath } from "#cms/shell/screenPaths.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { describeKind } from "#cms/models/typeModels.ts";
import { Moment } from "#cms/shell/time/Moment.tsx";
import { Dialog } from "#cms/shell/ui/Dialog.tsx";
import { EmptyScreen } from "#cms/shell/ui/EmptyScreen.tsx";
import filterStyles from "#cms/shell/ui/filters.module.css";
import { LoadingRows } from "#cms/shell/ui/LoadingRows.tsx";
import styles from "#cms/shell/ui/rows.module.css";
import { ScreenHead } from "#cms/shell/ui/ScreenHead.tsx";
import { StudioLink } from "#cms/shell/ui/StudioLink.tsx";
import { useLoaded } from "#cms/shell/useLoaded.ts";
import { FailureNotice } from "#cms/shell/ui/FailureNotice.tsx";

import { messages } from "./messages.ts";

type Task = (document: DeletedDocument) => Promise<unknown>;

/** A list that is longer than this can be searched. */
const minSearched = 8;

/** Deleted documents; each is restored as a draft, with its history. */
export default observer(function DeletedScreen() {
  const studio = useStudio();
  const { locale, models } = studio;
  const text = messages[locale];
  const { value, error, reload } = useLoaded(useCallback((signal: AbortSignal) => loadDeleted(signal), []));
  const [failure, setFailure] = useState<unknown>();
  const [done, setDone] = useState("");
  const [words, setWords] = useState("");
  const [selection] = useState(() => new Selection<DeletedDocument>());
  /** The documents whose final deletion is to be confirmed. */
  const [doomed, setDoomed] = useState<readonly DeletedDocument[]>([]);
  const search = (next: string) => {
    selection.clear();
    setWords(next);
  };
  const documents = value?.results ?? [];
  const searched = toSearchWords(words);
  const found = documents.filter((document) => {
    const name = foldText(
      `${document.title} ${document.path ?? document.uid ?? ""} ${describeKind(models, document, locale)}`,
    );
    return searched.every((word) => name.includes(word));
  });
  const change = async (rows: readonly DeletedDocument[], say: (what: string) => string, task: Task) => {
    setDoomed([]);
    setFailure(undefined);
    setDone("");
    try {
      for (const row of rows) await task(row);
      const sentence = say(describe(rows));
      setDone(sentence);
      studio.announce(sentence);
      return true;
    } catch (caught) {
      studio.noteFailure(caught);
      setFailure(caught);
      return false;
    } finally {
      selection.clear();
      reload();
    }
  };
  const describe = (rows: readonly DeletedDocument[]) => text.what(rows[0]?.title ?? "", rows.length);
  const purge = () => change(doomed, text.purged, ({ id }) => purgeDocument(id));
  const bringBack = async (rows: readonly DeletedDocument[]) => {
    const isDone = await change(rows, text.done, ({ id, version }) => restoreVersion(id, version));
    const [only] = rows;
    if (isDone && only && rows.length === 1) navigate(writeDocumentPath(only.id));
  };
  const pick = (document: DeletedDocument, { nativeEvent }: ChangeEvent) =>
    nativeEvent instanceof MouseEvent && nativeEvent.shiftKey
      ? selection.extend(found, document.id)
      : selection.toggle(document);
  return (
    <>
      <ScreenHead title={text.title} help={text.help} name="deleted" />
      <FailureNotice error={error} failure={failure} onRetry={reload} />
      {done ? <Notice tone="ok">{done}</Notice> : null}
      {value || error ? null : <LoadingRows>{text.loading}</LoadingRows>}
      {value?.results.length === 0 ? (
        <EmptyScreen
          title={text.noneTitle}
          action={
            <StudioLink as={ButtonLink} href={writeScreenPath("list")}>
              {frameMessages[locale].toList}
            </StudioLink>
          }
        >
          {text.none}
        </EmptyScreen>
      ) : null}
      {documents.length > minSearched ? (
        <search className={filterStyles.root} aria-label={text.search}>
          <SearchField label={text.search} value={words} locale={locale} onChange={search} />
        </search>
      ) : null}
      {documents.length > 0 && found.length === 0 ? <p role="status">{text.noMatch}</p> : null}
      <ul className={styles.root}>
        {found.map((document) => (
          <li key={document.id}>
            <label className={styles.pick}>
              <Choice
                type="checkbox"
                aria-label={bulkMessages[locale].select(document.title)}
                checked={selection.has(document.id)}
                onChange={(event) => pick(document, event)}
              />
              <span>
                <strong lang={document.lang}>{document.title}</strong>
                <small className={styles.detail}>
                  {describeKind(models, document, locale)}
                  {[document.path ?? document.uid].filter(Boolean).map((name) => ` · ${name}`)}
                </small>
              </span>
            </label>
            <small>
              {text.deleted} {document.at === null ? text.unknown : <Moment at={document.at} locale={locale} />}
              {document.by ? ` · ${document.by.name}` : ""}
            </small>
            <div className={styles.actions}>
              <Button
                size="small"
                aria-label={text.bringBackLabel(document.title)}
                onClick={() => void bringBack([document])}
              >
                {text.bringBack}
              </Button>
              {studio.can("publisher") ? (
                <Button size="small" aria-label={text.purgeLabel(document.title)} onClick={() => setDoomed([document])}>
                  {text.purge}
                </Button>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      <SelectionFrame selection={selection} total={found.length} onPickAll={() => selection.pickAll(found)}>
        <Button size="small" onClick={() => void bringBack(selection.rows)}>
          {text.bringBack}
        </Button>
        {studio.can("publisher") ? (
          <Button size="small" onClick={() => setDoomed(selection.rows)}>
            {text.purge}
          </Button>
        ) : null}
      </SelectionFrame>
      {doomed.length > 0 ? (
        <Dialog
          title={text.purgeTitle(describe(doomed))}
          onClose={() => setDoomed([])}
          footer={
            <>
              <Button onClick={() => setDoomed([])}>{text.cancel}</Button>
              <Button tone="primary" onClick={() => void purge()}>
                {text.purge}
              </Button>
            </>
          }
        >
          <p>{text.purgeLede}</p>
        </Dialog>
      ) : null}
    </>
  );
});
