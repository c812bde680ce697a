import { ChevronDown, ChevronRight, TriangleAlert } from "lucide-react";

import { observer } from "@/features/shared/mobx";
import { groupFindings } from "#cms/checks/groupFindings.ts";
import { messages as commentMessages } from "#cms/comments/messages.ts";
import { DocumentName } from "#cms/editor/fields/DocumentName.tsx";
import { toFieldPath } from "#cms/editor/fields/findProblems.ts";
import { nameFound } from "#cms/editor/fields/nameOption.ts";
import { useEditor } from "#cms/editor/EditorContext.ts";
import { findLinkedId, summarizeSlice } from "#cms/editor/model/summarize.ts";
import { toText } from "#cms/editor/store/json.ts";
import { messages as publishingMessages } from "#cms/publishing/messages.ts";

import { messages } from "./messages.ts";
import styles from "./SliceCard.module.css";

type Props = { slice: string; name: string; isOpen: boolean };

/** The button that expands and collapses a slice: its name, first words and number of problems. */
export const SliceTitle = observer(function SliceTitle({ slice, name, isOpen }: Props) {
  const { session, locale } = useEditor();
  const { store, models, publication } = session;
  const comments = session.comments.count(slice);
  const json = store.slice(slice);
  const linked = findLinkedId(json);
  const model = models.findVariation(toText(json.slice_type), toText(json.variation));
  const words = nameFound(summarizeSlice(json), model?.primary ?? [], locale);
  // A starter's sample text is counted once, for the page.
  const own = publication.listFindings(toText(json.id)).filter(({ rule }) => rule !== "starter-text");
  const findings = groupFindings(own, locale).map(({ finding }) => finding);
  const errors = findings.filter(({ level }) => level === "error").length;
  const [first] = findings;
  const Arrow = isOpen ? ChevronDown : ChevronRight;
  return (
    <button
      type="button"
      className={styles.title}
      data-title=""
      aria-expanded={isOpen}
      onClick={({ target, currentTarget }) => {
        const isProblem = !isOpen && target instanceof Element && target.closest("[data-problems]");
        if (isProblem && first) session.reveal(slice, toFieldPath(first));
        else {
          session.toggle(slice);
          // A card higher than the form shows its start.
          if (!isOpen) requestAnimationFrame(() => currentTarget.closest("li")?.scrollIntoView({ block: "nearest" }));
        }
      }}
    >
      <Arrow size={16} aria-hidden="true" />
      <strong>{name}</strong>
      {/* An open slice shows its fields. */}
      <span className={styles.words}>
        {isOpen ? null : words || (linked ? <DocumentName id={linked} /> : null)}
        {isOpen && comments > 0 ? commentMessages[locale].here(comments) : null}
      </span>
      {first || !model ? (
        <span className={styles.problems} data-problems={errors || findings.length || 1}>
          <TriangleAlert size={14} aria-hidden="true" />
          <span>
            {errors > 0 || !model
              ? messages[locale].problems(errors || 1)
              : publishingMessages[locale].recommended(findings.length)}
          </span>
        </span>
      ) : null}
    </button>
  );
});
