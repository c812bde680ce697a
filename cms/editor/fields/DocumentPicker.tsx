import { searchDocuments } from "#cms/list/api.ts";
import type { DocumentSummary } from "#cms/list/contract.ts";
import { useEditor } from "#cms/editor/EditorContext.ts";
import { SearchPicker } from "#cms/editor/parts/SearchPicker.tsx";

import { messages as uiMessages } from "#cms/shell/ui/messages.ts";

import { messages } from "./messages.ts";
import { sortByNearness } from "./sortByNearness.ts";
import styles from "./picked.module.css";

type Props = { types: readonly string[]; onPick: (document: DocumentSummary) => void };

const limit = 30;

/** Searches documents in the edited language, of the given types or of all. */
export function DocumentPicker({ types, onPick }: Props) {
  const { locale, session } = useEditor();
  const { lang } = session.summary;
  const key = types.join();
  return (
    <SearchPicker
      key={key}
      label={messages[locale].findDocument}
      search={findIn[`${lang} ${key}`] ?? remember(lang, key)}
      toKey={({ id }) => id}
      onPick={onPick}
    >
      {(document) => (
        <span className={styles.lines}>
          <strong>{document.title || document.uid || document.id}</strong>
          <small>
            {document.path ?? document.type}
            {document.published === null ? ` · ${uiMessages[locale].states.draft}` : ""}
          </small>
        </span>
      )}
    </SearchPicker>
  );
}

type Find = (text: string, signal: AbortSignal) => Promise<DocumentSummary[]>;

// Memoized: a new function would start a search at every render.
const findIn: Record<string, Find> = {};

function remember(lang: string, key: string): Find {
  const types = key ? { types: key.split(",") } : {};
  const find: Find = async (text, signal) => {
    const { results } = await searchDocuments({ lang, text, limit, ...types }, signal);
    return sortByNearness(results, text);
  };
  findIn[`${lang} ${key}`] = find;
  return find;
}
