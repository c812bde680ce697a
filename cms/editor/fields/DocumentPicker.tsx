import { useMemo } from "react";

import { searchDocuments } from "#cms/list/api.ts";
import type { DocumentSummary } from "#cms/list/contract.ts";
import { useEditor } from "#cms/editor/EditorContext.ts";
import { SearchPicker } from "#cms/editor/parts/SearchPicker.tsx";

import { messages as uiMessages } from "#cms/shell/ui/messages.ts";
import { Passage } from "#cms/shell/ui/Passage.tsx";

import { messages } from "./messages.ts";
import { sortByNearness } from "./sortByNearness.ts";
import styles from "./picked.module.css";

type Props = { types: readonly string[]; onPick: (document: DocumentSummary) => void };

const limit = 30;

/** Searches documents in the edited language, of the given types or of all; the open one comes last. */
export function DocumentPicker({ types, onPick }: Props) {
  const { locale, session } = useEditor();
  const { id: own, lang } = session.summary;
  const key = types.join();
  // A new function would start a search at every render.
  const search = useMemo(
    () => async (text: string, signal: AbortSignal) => {
      const among = key ? { types: key.split(",") } : {};
      const { results } = await searchDocuments({ lang, text, limit, excerpts: true, ...among }, signal);
      const found = sortByNearness(results, text);
      return [...found.filter(({ id }) => id !== own), ...found.filter(({ id }) => id === own)];
    },
    [lang, key, own],
  );
  return (
    <SearchPicker label={messages[locale].findDocument} search={search} toKey={({ id }) => id} onPick={onPick}>
      {(document) => (
        <span className={styles.lines}>
          <strong>{document.title || document.uid || document.id}</strong>
          <small>
            {document.path ?? session.models.findType(document.type)?.label ?? document.type}
            {document.published === null ? ` · ${uiMessages[locale].states.draft}` : ""}
          </small>
          {document.excerpt ? <Passage {...document.excerpt} /> : null}
        </span>
      )}
    </SearchPicker>
  );
}
