import type { DocumentSummary } from "#cms/list/contract.ts";
import { Notice } from "@/features/shared/ui/Notice";
import { getLanguageName } from "#cms/models/listLanguages.ts";

import { PageLink } from "./PageLink.tsx";

type Page = Pick<DocumentSummary, "id" | "title" | "lang" | "path" | "next_path" | "published">;

/** What was just published, each page with a link to it. */
export function PublishedNotice({ title, pages }: { title: string; pages: readonly Page[] }) {
  return (
    <Notice tone="ok" title={title}>
      {pages.map(({ id, title: name, lang, path, next_path: next, published }) => {
        const target = next ?? path;
        return target ? (
          <p key={id}>
            <PageLink path={target} isThere={published !== null && !next}>
              <span lang={lang}>{name}</span>
            </PageLink>{" "}
            · {getLanguageName(lang)}
          </p>
        ) : null;
      })}
    </Notice>
  );
}
