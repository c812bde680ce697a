import { useCallback } from "react";

import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { Select } from "@/features/shared/ui/Select";
import { searchDocuments } from "#cms/list/api.ts";
import type { DocumentSummary } from "#cms/list/contract.ts";
import { copyDocument } from "#cms/drafts/api.ts";
import { useEditor } from "#cms/editor/EditorContext.ts";
import { getLanguageName, listLanguages } from "#cms/models/listLanguages.ts";
import { navigate } from "#cms/shell/navigate.ts";
import { writeDocumentPath } from "#cms/shell/screenPaths.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { Dialog } from "#cms/shell/ui/Dialog.tsx";
import rows from "#cms/shell/ui/rows.module.css";
import { StateMark } from "#cms/shell/ui/StateMark.tsx";
import { useLoaded } from "#cms/shell/useLoaded.ts";
import { FailureNotice } from "#cms/shell/ui/FailureNotice.tsx";
import { useAttempt } from "#cms/shell/useAttempt.ts";

import { changeTranslation } from "./api.ts";
import { loadTranslationCounts } from "./loadTranslationCounts.ts";
import { messages } from "./messages.ts";

type Props = {
  onClose: () => void;
  /** Opens the document next to its translation source. */
  onBeside: (sourceId: string) => void;
};

/** The document's versions in other languages: to create, open, or translate side by side. */
export default observer(function LanguagesDialog({ onClose, onBeside }: Props) {
  const studio = useStudio();
  const { session, locale } = useEditor();
  const text = messages[locale];
  const { id, lang, group } = session.summary;
  const load = useCallback((signal: AbortSignal) => searchDocuments({ groups: [group], limit: 50 }, signal), [group]);
  const { value, error, reload } = useLoaded(load);
  const { isBusy, failure, attempt } = useAttempt();
  const make = (target: string) =>
    attempt(async () => {
      await session.saver.flush();
      const { value: creation } = await copyDocument(id, { lang: target });
      navigate(`${writeDocumentPath(creation.id)}?${new URLSearchParams({ translate: id }).toString()}`);
    });
  const versions = value?.results ?? [];
  // The site's first language comes first.
  const [first] = listLanguages(studio.models);
  const source = findSource(versions, first?.id);
  const sourceId = source?.id;
  const { value: counts, error: countError } = useLoaded(
    useCallback(
      (signal: AbortSignal) => loadTranslationCounts({ versions: value?.results ?? [], sourceId, session, signal }),
      [value, sourceId, session],
    ),
  );
  const setSource = async (next: string) => {
    await attempt(async () => {
      for (const one of versions.filter((version) => version.id !== next))
        await changeTranslation(one.id, { source: next, fields: {} });
    });
    reload();
  };
  const translate = (other: DocumentSummary) => {
    if (other.id === sourceId) return onBeside(other.id);
    return navigate(`${writeDocumentPath(other.id)}?${new URLSearchParams({ translate: id }).toString()}`);
  };
  return (
    <Dialog title={text.title} onClose={onClose}>
      {value || error ? null : <p role="status">{text.loading}</p>}
      <FailureNotice error={error ?? countError} failure={failure} onRetry={reload} />
      <ul className={rows.root}>
        {listLanguages(studio.models)
          .filter(() => value)
          .sort((a, b) => Number(b.id === lang) - Number(a.id === lang))
          .map((language) => {
            const other = versions.find((one) => one.lang === language.id);
            const isOwn = language.id === lang;
            const isPair = other !== undefined && !isOwn && [other.id, id].includes(sourceId ?? "");
            // The source's row leads to this version's translation.
            const count = counts?.get(other && other.id === sourceId ? id : (other?.id ?? ""));
            const isOpen = count !== undefined && count.missing + count.behind > 0;
            return (
              <li key={language.id}>
                <span>
                  <strong lang={language.id}>{language.name}</strong>
                  <small className={rows.detail}>
                    {other ? <StateMark {...other} locale={locale} /> : text.missing}
                    {other && other.id === sourceId ? ` · ${text.isSource}` : null}
                    {isOwn ? ` · ${text.own}` : null}
                    {count && other?.id !== sourceId
                      ? ` · ${text.counts(count.missing, count.behind, count.done)}`
                      : null}
                  </small>
                </span>
                {other && !isOwn ? (
                  <div className={rows.actions}>
                    <Button size="small" onClick={() => navigate(writeDocumentPath(other.id))}>
                      {text.edit}
                    </Button>
                    {isPair ? (
                      <Button size="small" {...(isOpen ? { tone: "primary" } : {})} onClick={() => translate(other)}>
                        {text.beside}
                      </Button>
                    ) : null}
                  </div>
                ) : null}
                {other ? null : (
                  <Button size="small" tone="primary" disabled={isBusy} onClick={() => void make(language.id)}>
                    {isBusy ? text.working : text.make}
                  </Button>
                )}
              </li>
            );
          })}
      </ul>
      {versions.length > 1 && source ? (
        <div>
          <Select
            label={text.sourceLanguage}
            name="source"
            value={source.id}
            options={versions.map((one) => ({ value: one.id, label: getLanguageName(one.lang) ?? one.lang }))}
            onChange={(next) => void setSource(next)}
          />
          <small className={rows.detail}>{text.sourceHint}</small>
        </div>
      ) : null}
      {value && versions.length < listLanguages(studio.models).length ? <p>{text.makeLede}</p> : null}
    </Dialog>
  );
});

/** The version that the others are translated from: the one that was chosen, else the one in the site's first language. */
function findSource(versions: readonly DocumentSummary[], first: string | undefined): DocumentSummary | undefined {
  const chosen = versions.find(({ id }) => versions.some(({ translation }) => translation?.source === id));
  return chosen ?? versions.find(({ lang }) => lang === first) ?? versions[0];
}
