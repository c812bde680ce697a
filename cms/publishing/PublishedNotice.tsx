import type { DocumentSummary } from "#cms/list/contract.ts";
import { Notice } from "@/features/shared/ui/Notice";

import { PageLink } from "./PageLink.tsx";

type Page = Pick<DocumentSummary, "id" | "title" | "lang" | "path" | "next_path">;

/** What was just published, each page with a link to it. */
export function PublishedNotice({ title, pages }: { title: string; pages: readonly Page[] }) {
  return (
    <Notice tone="ok" title={title}>
      {pages.map(({ id, title: name, lang, path, next_path: next }) => {
        const shown = next ?? path;
        return shown ? (
          <p key={id} lang={lang}>
            <PageLink path={shown}>{name}</PageLink>
          </p>
        ) : null;
      })}
    </Notice>
  );
}
