import { memo } from "react";
import { ExternalLink, Link2 } from "lucide-react";

import { formatDate } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { Choice } from "@/features/shared/ui/Choice";
import { messages as bulkMessages } from "#cms/bulk/messages.ts";
import type { Selection } from "#cms/bulk/Selection.ts";
import { writeDocumentPath, writeReleasePath } from "#cms/shell/screenPaths.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { everyLanguage, getTypeLabel, nameDocument } from "#cms/models/typeModels.ts";
import { Moment } from "#cms/shell/time/Moment.tsx";
import { Passage } from "#cms/shell/ui/Passage.tsx";
import { StateMark } from "#cms/shell/ui/StateMark.tsx";
import { StudioLink } from "#cms/shell/ui/StudioLink.tsx";
import { describePath } from "#cms/shell/describePath.ts";

import type { DocumentSummary } from "./contract.ts";
import { LanguageChips } from "./LanguageChips.tsx";
import { messages } from "./messages.ts";
import styles from "./DocumentTable.module.css";

type Props = {
  /** `undefined` for one that is not loaded yet. */
  document: DocumentSummary | undefined;
  index: number;
  selection: Selection;
  /** Shows the day that the documents give themselves in place of their type. */
  hasDates: boolean;
  isNarrow: boolean;
  /** Called with a picked row, or with the end of a range. */
  onPick: (document: DocumentSummary, isRange: boolean) => void;
  onShowLinks: (document: DocumentSummary) => void;
};

/** One document, with the languages of its page; the title and each language link to the editor. */
export const DocumentRow = memo(
  observer(function DocumentRow({ document, index, selection, hasDates, isNarrow, onPick, onShowLinks }: Props) {
    const { locale, models } = useStudio();
    const text = messages[locale];
    if (!document) {
      return (
        <div className={styles.row} role="row" aria-rowindex={index + 2} data-row={index} data-loading="">
          <span role="cell" />
          <span role="cell">{text.loadingRow}</span>
        </div>
      );
    }
    const { id, type, lang, uid, path, saved, saved_by: savedBy } = document;
    const name = nameDocument(models, document) || text.untitled;
    const behind = document.translation?.behind ?? 0;
    const [release] = document.places;
    const isPicked = selection.has(id);
    return (
      <div className={styles.row} role="row" aria-rowindex={index + 2} data-row={index} data-picked={isPicked}>
        <span role="cell">
          <label className={styles.pick}>
            <Choice
              type="checkbox"
              aria-label={bulkMessages[locale].select(name)}
              checked={isPicked}
              onChange={({ nativeEvent }) =>
                onPick(document, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
              }
            />
          </label>
        </span>
        <span className={styles.name} role="cell">
          <StudioLink href={writeDocumentPath(id)} lang={lang}>
            {name}
          </StudioLink>
          <span className={styles.facts}>
            <small>
              {type === "redirect" ? describeTarget(document, text.redirect) : describePath(document) || uid}
            </small>
            {document.excerpt ? <Passage {...document.excerpt} /> : null}
          </span>
        </span>
        <span className={styles.type} role="cell">
          {hasDates ? document.date && formatDate(document.date, locale) : getTypeLabel(models, type)}
        </span>
        <span className={styles.lang} role="cell">
          {document.is_in_every_language ? everyLanguage[locale] : <LanguageChips document={document} name={name} />}
          {behind > 0 ? <small title={text.behind(behind)}>{text.behind(behind)}</small> : null}
        </span>
        <span className={styles.state} role="cell">
          <StateMark {...document} locale={locale} />
          {release && !document.places.includes("documents") ? (
            <small>
              <StudioLink href={writeReleasePath(release)}>{text.inRelease}</StudioLink>
            </small>
          ) : null}
          {document.approval?.ended_by ? (
            <small title={text.planEnded(document.approval.ended_by.name)}>
              {text.planEnded(document.approval.ended_by.name)}
            </small>
          ) : null}
        </span>
        <span className={styles.saved} role="cell">
          <Moment at={saved} locale={locale} isDay={isNarrow} />
          {savedBy ? <small>{text.savedBy(savedBy.name)}</small> : null}
        </span>
        <span className={styles.actions} role="cell">
          <button
            type="button"
            aria-label={text.links(name)}
            title={text.links(name)}
            onClick={() => onShowLinks(document)}
          >
            <Link2 size={16} strokeWidth={1.75} aria-hidden="true" />
          </button>
          {path && !path.includes("[") && document.published !== null ? (
            <a href={path} target="_blank" aria-label={text.openOnSite(name)} title={text.openOnSite(name)}>
              <ExternalLink size={16} strokeWidth={1.75} aria-hidden="true" />
            </a>
          ) : null}
        </span>
      </div>
    );
  }),
);

type RedirectText = (typeof messages)["en"]["redirect"];

/** Where a redirect leads, and whether only for now. */
const describeTarget = ({ leads_to: target, is_temporary: isTemporary }: DocumentSummary, text: RedirectText) =>
  target ? `→ ${target}${isTemporary ? ` · ${text.temporary}` : ""}` : text.noTarget;
