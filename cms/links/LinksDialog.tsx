/** Links: the documents that link to a document. */
import { useCallback } from "react";

import type { DocumentLinks, DocumentSummary } from "#cms/list/contract.ts";
import { observer } from "@/features/shared/mobx";
import { loadLinks } from "#cms/list/api.ts";
import { writeDocumentPath } from "#cms/shell/screenPaths.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import type { ModelWords } from "#cms/models/loadModelWords.ts";
import { nameSliceModel } from "#cms/models/nameSliceModel.ts";
import { translateWord } from "#cms/models/translateModels.ts";
import { nameDocument } from "#cms/models/typeModels.ts";
import { Dialog } from "#cms/shell/ui/Dialog.tsx";
import { StateMark } from "#cms/shell/ui/StateMark.tsx";
import { StudioLink } from "#cms/shell/ui/StudioLink.tsx";
import { useLoaded } from "#cms/shell/useLoaded.ts";
import { FailureNotice } from "#cms/shell/ui/FailureNotice.tsx";

import { messages } from "./messages.ts";
import styles from "./LinksDialog.module.css";

type Props = { document: Pick<DocumentSummary, "id" | "title">; onClose: () => void };

/** Incoming and outgoing links of a document, each with the field that holds the link. */
export const LinksDialog = observer(function LinksDialog({ document, onClose }: Props) {
  const { locale } = useStudio();
  const text = messages[locale];
  const { id, title } = document;
  const { value, error, reload } = useLoaded(useCallback((signal: AbortSignal) => loadLinks(id, signal), [id]));
  return (
    <Dialog title={text.title(title || text.untitled)} onClose={onClose}>
      <FailureNotice error={error} onRetry={reload} />
      {value || error ? null : <p role="status">{text.loading}</p>}
      {value ? (
        <div className={styles.root}>
          <Group title={text.from} links={value.from} none={text.noneFrom} onOpen={onClose} />
          <Group title={text.to} links={value.to} none={text.noneTo} onOpen={onClose} />
        </div>
      ) : null}
    </Dialog>
  );
});

type GroupProps = { title: string; links: DocumentLinks["from"]; none: string; onOpen: () => void };

/** The slice of a field: `data.slices[5] (rich_text).primary.content` is in “Rich text”. */
function nameSlice(field: string, words: ModelWords): string {
  const [, id = ""] = /\((\w+)\)/.exec(field) ?? [];
  const name = id.replaceAll(/(?:^|_)(\w)/g, (_match, letter: string) => letter.toUpperCase());
  return nameSliceModel(translateWord(words, name));
}

const Group = observer(function Group({ title, links, none, onOpen }: GroupProps) {
  const { locale, models, words } = useStudio();
  const text = messages[locale];
  const groups = Map.groupBy(links, ({ id, field }) => `${id} ${nameSlice(field, words)}`);
  return (
    <section>
      <h3>{title}</h3>
      {links.length === 0 ? <p>{none}</p> : null}
      <ul>
        {[...groups].map(([key, [link, ...others]]) =>
          link ? (
            <li key={key}>
              <StudioLink href={writeDocumentPath(link.id)} lang={link.lang} onClick={onOpen}>
                {nameDocument(models, link) || text.untitled}
              </StudioLink>
              <StateMark {...link} locale={locale} />
              <small>
                {[link.path, nameSlice(link.field, words), others.length > 0 && text.times(others.length + 1)]
                  .filter(Boolean)
                  .join(" · ")}
              </small>
            </li>
          ) : null,
        )}
      </ul>
    </section>
  );
});
