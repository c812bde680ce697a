import { Braces, CircleAlert, CircleQuestionMark, FileText, Newspaper } from "lucide-react";

import type { Locale } from "@/features/shared/locale";
import { ChainIcon } from "@/features/shared/ui/ChainIcon";

import { findMentioned } from "./entry";
import type { Entry, Hit } from "./entry";
import { markTerms } from "./markTerms";
import { messages } from "./messages";
import styles from "./HitLine.module.css";

const drawings = {
  chain: FileText,
  page: FileText,
  method: Braces,
  error: CircleAlert,
  question: CircleQuestionMark,
  article: Newspaper,
};

type Props = { hit: Entry & Pick<Hit, "passage">; terms: string[]; locale: Locale };

/** A result's title, location and summary, on one or two lines; the part of a page follows the page's name. */
export function HitLine({ hit, terms, locale }: Props) {
  const Drawing = drawings[hit.kind];
  const isPage = hit.kind === "page" || hit.kind === "article";
  const isPart = isPage && hit.within !== "";
  const alias = findAlias(hit, terms);
  const mentioned = findMentioned(hit, terms);
  return (
    <span className={styles.root}>
      {hit.chain ? <ChainIcon chain={hit.chain} /> : <Drawing size={20} strokeWidth={1.5} aria-hidden="true" />}
      <span className={styles.text}>
        <span className={styles.title} data-kind={hit.kind}>
          {isPart ? <span className={styles.page}>{hit.within} ›</span> : null}
          <span translate={hit.kind === "method" || hit.kind === "error" ? "no" : undefined}>
            <HighlightedText text={nameHit(hit)} terms={terms} />
          </span>
          {alias ? (
            <span className={styles.parentTitle} translate="no">
              <HighlightedText text={alias} terms={terms} />
            </span>
          ) : null}
          {hit.within && !isPart ? <span className={styles.parentTitle}>{hit.within}</span> : null}
          {/* Several pages may have the same name: `/docs/websocket/`, `/nodes/websocket/`. */}
          {isPage ? (
            <span className={styles.parentTitle} translate="no">
              {hit.path.split(/[?#]/)[0]}
            </span>
          ) : null}
        </span>
        {hit.detail ? (
          <span className={styles.detail}>
            <HighlightedText text={hit.detail} terms={terms} />
          </span>
        ) : null}
        {hit.passage || mentioned.length > 0 ? (
          <span className={styles.detail}>
            {hit.passage ? null : messages[locale].mentions}
            <HighlightedText text={hit.passage ?? mentioned.join(" ")} terms={terms} />
          </span>
        ) : null}
      </span>
    </span>
  );
}

/** A result's name; a chain that is served has the name of its page. */
const nameHit = ({ kind, title, copy }: Entry) => (kind === "chain" && copy ? `${title} RPC` : title);

/** A chain's former or other name that was sought, where its line does not have it. */
function findAlias({ kind, title, detail, names = "" }: Entry, terms: string[]): string | undefined {
  if (kind !== "chain") return undefined;
  const shown = `${title} ${detail}`.toLowerCase();
  const isSought = (name: string) => terms.some((term) => name.toLowerCase().startsWith(term));
  return names.split(",").find((name) => isSought(name) && !shown.includes(name.toLowerCase()));
}

/** A text with the matches of a query marked. */
function HighlightedText({ text, terms }: { text: string; terms: string[] }) {
  return markTerms(text, terms).map((piece, index) =>
    piece.isMarked ? <mark key={index}>{piece.text}</mark> : piece.text,
  );
}
