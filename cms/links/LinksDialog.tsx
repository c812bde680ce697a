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
  const { locale, words } = useStudio();
  return (
    <section>
      <h3>{title}</h3>
      {links.length === 0 ? <p>{none}</p> : null}
      <ul>
        {links.map((link) => (
          <li key={`${link.id} ${link.field}`}>
            <StudioLink href={writeDocumentPath(link.id)} lang={link.lang} onClick={onOpen}>
              {link.title || messages[locale].untitled}
            </StudioLink>
            <StateMark {...link} locale={locale} />
            <small>{[link.path ?? link.id, nameSlice(link.field, words)].filter(Boolean).join(" · ")}</small>
          </li>
        ))}
      </ul>
    </section>
  );
});
