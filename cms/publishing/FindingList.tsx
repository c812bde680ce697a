import { OctagonAlert, TriangleAlert } from "lucide-react";

import { getPunctuation } from "@/features/shared/locale";
import type { Finding } from "#cms/checks/contract.ts";
import { useEditor } from "#cms/editor/EditorContext.ts";
import type { EditorSession } from "#cms/editor/EditorSession.ts";
import { toFieldPath } from "#cms/editor/fields/findProblems.ts";
import { nameSlice } from "#cms/editor/slices/sliceNames.ts";
import { describeFinding } from "#cms/checks/describeFinding.ts";

import { messages } from "./messages.ts";
import styles from "./PublishDialog.module.css";

type Props = { findings: readonly Finding[]; onGo: () => void };

const findEntry = (finding: Finding) => /\[(\d+)\]/.exec(toFieldPath(finding))?.[1];

/** Leads to what mends a problem; `undefined` where that is in no form of this document. */
function findWay(session: EditorSession, finding: Finding): (() => void) | undefined {
  const [slice, path] = [finding.slice ?? "", toFieldPath(finding)];
  if (finding.rule === "translation-missing") return () => session.setDialog("languages");
  // The heading is written in a slice, which the page has none for.
  return slice || path || finding.rule === "heading-first" ? () => session.reveal(slice, path) : undefined;
}

/** Problems, each linked to its slice in the form; equal ones of a slice are one line with their number. */
export function FindingList({ findings, onGo }: Props) {
  const { session, locale } = useEditor();
  const { comma, colon } = getPunctuation(locale);
  const groups = Map.groupBy(findings, (finding) => `${finding.slice ?? ""} ${describeFinding(finding, locale)}`);
  return (
    <ul className={styles.findings}>
      {[...groups].map(([key, [finding, ...others]]) => {
        if (!finding) return null;
        const slice = finding.slice ?? "";
        const name =
          slice && session.store.hasSlice(slice) ? nameSlice(session.models, session.store.slice(slice)) : "";
        const entry = others.length === 0 ? findEntry(finding) : undefined;
        const location = name && entry ? `${name}${comma}${Number(entry) + 1}` : name;
        const go = findWay(session, finding);
        const times = others.length > 0 ? messages[locale].times(others.length + 1) : "";
        const sentence = `${location ? `${location}${colon}` : ""}${describeFinding(finding, locale)}${times}`;
        const Icon = finding.level === "error" ? OctagonAlert : TriangleAlert;
        return (
          <li key={key} data-level={finding.level}>
            <Icon size={14} strokeWidth={2} aria-hidden="true" />
            {go ? (
              <button
                type="button"
                onClick={() => {
                  onGo();
                  go();
                }}
              >
                {sentence}
              </button>
            ) : (
              <span>{sentence}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
