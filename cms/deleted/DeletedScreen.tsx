/** Deleted documents, each of which can be restored. */
import { useCallback, useState } from "react";

import { foldText, toSearchWords } from "#contracts/foldText.ts";
import { observer } from "@/features/shared/mobx";
import { Button, ButtonLink } from "@/features/shared/ui/Button";
import { SearchField } from "@/features/shared/ui/SearchField";
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

/** A list that is longer than this can be searched. */
const minSearched = 8;

/** Deleted documents; each is restored as a draft, with its history. */
export default observer(function DeletedScreen() {
  const studio = useStudio();
  const { locale, models } = studio;
  const text = messages[locale];
  const { value, error, reload } = useLoaded(useCallback((signal: AbortSignal) => loadDeleted(signal), []));
  const [failure, setFailure] = useState<unknown>();
  const [words, setWords] = useState("");
  /** The document whose final deletion is to be confirmed. */
  const [doomed, setDoomed] = useState<DeletedDocument>();
  const documents = value?.results ?? [];
  const searched = toSearchWords(words);
  const found = documents.filter((document) => {
    const name = foldText(
      `${document.title} ${document.path ?? document.uid ?? ""} ${describeKind(models, document, locale)}`,
    );
    return searched.every((word) => name.includes(word));
  });
  const purge = async ({ id, title }: DeletedDocument) => {
    setDoomed(undefined);
    setFailure(undefined);
    try {
      await purgeDocument(id);
      studio.announce(text.purged(title));
    } catch (caught) {
      studio.noteFailure(caught);
      setFailure(caught);
    }
    reload();
  };
  const bringBack = async ({ id, version, title }: DeletedDocument) => {
    setFailure(undefined);
    try {
      await restoreVersion(id, version);
      studio.announce(text.done(title));
      navigate(writeDocumentPath(id));
    } catch (caught) {
      studio.noteFailure(caught);
      setFailure(caught);
      reload();
    }
  };
  return (
    <>
      <ScreenHead title={text.title} help={text.help} name="deleted" />
      <FailureNotice error={error} failure={failure} onRetry={reload} />
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
          <SearchField label={text.search} value={words} locale={locale} onChange={setWords} />
        </search>
      ) : null}
      {documents.length > 0 && found.length === 0 ? <p role="status">{text.noMatch}</p> : null}
      <ul className={styles.root}>
        {found.map((document) => (
          <li key={document.id}>
            <span>
              <strong lang={document.lang}>{document.title}</strong>
              <small className={styles.detail}>
                {describeKind(models, document, locale)}
                {[document.path ?? document.uid].filter(Boolean).map((name) => ` · ${name}`)}
              </small>
            </span>
            <small>
              {text.deleted} {document.at === null ? text.unknown : <Moment at={document.at} locale={locale} />}
              {document.by ? ` · ${document.by.name}` : ""}
            </small>
            <div className={styles.actions}>
              <Button
                size="small"
                aria-label={text.bringBackLabel(document.title)}
                onClick={() => void bringBack(document)}
              >
                {text.bringBack}
              </Button>
              {studio.can("publisher") ? (
                <Button size="small" aria-label={text.purgeLabel(document.title)} onClick={() => setDoomed(document)}>
                  {text.purge}
                </Button>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      {doomed ? (
        <Dialog
          title={text.purgeTitle(doomed.title)}
          onClose={() => setDoomed(undefined)}
          footer={
            <>
              <Button onClick={() => setDoomed(undefined)}>{text.cancel}</Button>
              <Button tone="primary" onClick={() => void purge(doomed)}>
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
