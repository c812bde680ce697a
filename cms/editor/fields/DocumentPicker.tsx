import { useMemo } from "react";

import { findUrlProblem, normalizeUrl, repairUrl } from "#contracts/linkUrl.ts";
import { searchDocuments } from "#cms/list/api.ts";
import type { DocumentSummary } from "#cms/list/contract.ts";
import { useEditor } from "#cms/editor/EditorContext.ts";
import { SearchPicker } from "#cms/editor/parts/SearchPicker.tsx";

import { messages as uiMessages } from "#cms/shell/ui/messages.ts";
import { Passage } from "#cms/shell/ui/Passage.tsx";

import { messages } from "./messages.ts";
import { sortByNearness } from "./sortByNearness.ts";
import styles from "./picked.module.css";

type Props = {
  types: readonly string[];
  onPick: (document: DocumentSummary) => void;
  /** Takes a URL that is typed instead of a page's name; without it, pages alone are offered. */
  onUrl?: ((url: string) => void) | undefined;
};

const limit = 30;

/** Searches documents in the edited language, of the given types or of all, but for the open one. */
export function DocumentPicker({ types, onPick, onUrl }: Props) {
  const { locale, session } = useEditor();
  const { id: own, lang } = session.summary;
  const key = types.join();
  const takesUrls = onUrl !== undefined;
  // A new function would start a search at every render.
  const search = useMemo(
    () => async (text: string, signal: AbortSignal) => {
      const among = key ? { types: key.split(",") } : {};
      const { results } = await searchDocuments({ lang, text, limit, excerpts: true, ...among }, signal);
      const pages = sortByNearness(results, text).filter(({ id }) => id !== own);
      return takesUrls ? withUrl(pages, text) : pages;
    },
    [lang, key, own, takesUrls],
  );
  return (
    <SearchPicker
      label={messages[locale].findDocument}
      search={search}
      toKey={(found) => (typeof found === "string" ? "" : found.id)}
      onPick={(found) => (typeof found === "string" ? onUrl?.(found) : onPick(found))}
    >
      {(document) =>
        typeof document === "string" ? (
          <span className={styles.lines}>
            <strong>{document}</strong>
            <small>{messages[locale].linkWeb}</small>
          </span>
        ) : (
          <span className={styles.lines}>
            <strong>{document.title || document.uid || document.id}</strong>
            <small>
              {[
                session.models.findType(document.type)?.label ?? document.type,
                ...(document.path ? [document.path] : []),
                ...(document.published === null ? [uiMessages[locale].states.draft] : []),
              ].join(" · ")}
            </small>
            {document.excerpt ? <Passage {...document.excerpt} /> : null}
          </span>
        )
      }
    </SearchPicker>
  );
}

/** With the URL that was typed: first, unless it is the beginning of a page's path or may be a name, such as Node.js. */
function withUrl(pages: readonly DocumentSummary[], typed: string): (DocumentSummary | string)[] {
  const text = typed.trim();
  const repaired = repairUrl(text);
  const url = repaired ?? (findUrlProblem(text) ? undefined : normalizeUrl(text));
  if (!url) return [...pages];
  const isSure = !repaired || repaired.startsWith("mailto:");
  return isSure && !pages.some(({ path }) => path?.startsWith(text)) ? [url, ...pages] : [...pages, url];
}
