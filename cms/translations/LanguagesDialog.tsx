import { useCallback, useState } from "react";

import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { searchDocuments } from "#cms/list/api.ts";
import { copyDocument } from "#cms/drafts/api.ts";
import { useEditor } from "#cms/editor/EditorContext.ts";
import { listLanguages } from "#cms/models/listLanguages.ts";
import { navigate } from "#cms/shell/navigate.ts";
import { writeDocumentPath } from "#cms/shell/screenPaths.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { Dialog } from "#cms/shell/ui/Dialog.tsx";
import rows from "#cms/shell/ui/rows.module.css";
import { StateMark } from "#cms/shell/ui/StateMark.tsx";
import { useLoaded } from "#cms/shell/useLoaded.ts";
import { FailureNotice } from "#cms/shell/ui/FailureNotice.tsx";

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
  const [failure, setFailure] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const make = async (target: string) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await session.saver.flush();
      const { value: made } = await copyDocument(id, { lang: target });
      navigate(`${writeDocumentPath(made.id)}?${new URLSearchParams({ translate: id }).toString()}`);
    } catch (caught) {
      studio.noteFailure(caught);
      setFailure(caught);
      setBusy(false);
    }
  };
  return (
    <Dialog title={text.title} onClose={onClose}>
      {value || error ? null : <p role="status">{text.loading}</p>}
      <FailureNotice error={error} failure={failure} onRetry={reload} />
      <ul className={rows.root}>
        {listLanguages(studio.models)
          .filter((language) => value && language.id !== lang)
          .map((language) => {
            const other = value?.results.find((one) => one.lang === language.id);
            return (
              <li key={language.id}>
                <strong lang={language.id}>{language.name}</strong>
                {other ? (
                  <>
                    <StateMark state={other.state} locale={locale} />
                    <Button size="small" onClick={() => navigate(writeDocumentPath(other.id))}>
                      {text.edit}
                    </Button>
                    <Button size="small" tone="primary" onClick={() => onBeside(other.id)}>
                      {text.beside}
                    </Button>
                  </>
                ) : (
                  <>
                    <small>{text.missing}</small>
                    <Button size="small" tone="primary" disabled={isBusy} onClick={() => void make(language.id)}>
                      {isBusy ? text.working : text.make}
                    </Button>
                  </>
                )}
              </li>
            );
          })}
      </ul>
      <p>{text.makeLede}</p>
    </Dialog>
  );
});
