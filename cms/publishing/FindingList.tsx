import { getPunctuation } from "@/features/shared/locale";
import type { Finding } from "#cms/checks/contract.ts";
import { useEditor } from "#cms/editor/EditorContext.ts";
import type { EditorSession } from "#cms/editor/EditorSession.ts";
import { toFieldPath } from "#cms/editor/fields/findProblems.ts";
import { nameSlice } from "#cms/editor/slices/sliceNames.ts";

import { FindingLines } from "./FindingLines.tsx";

type Props = { findings: readonly Finding[]; onGo: () => void };

const findEntry = (finding: Finding) => /\[(\d+)\]/.exec(toFieldPath(finding))?.[1];

/** Leads to what mends a problem; `undefined` where that is in no form of this document. */
function findWay(session: EditorSession, finding: Finding): (() => void) | undefined {
  const [slice, path] = [finding.slice ?? "", toFieldPath(finding)];
  if (finding.rule === "translation-missing") return () => session.setDialog("languages");
  // The heading is written in a slice, which the page has none for.
  return slice || path || finding.rule === "heading-first" ? () => session.reveal(slice, path) : undefined;
}

/** Problems, each linked to its slice in the form. */
export function FindingList({ findings, onGo }: Props) {
  const { session, locale } = useEditor();
  const { comma } = getPunctuation(locale);
  const place = (finding: Finding, count: number) => {
    const slice = finding.slice ?? "";
    const name = slice && session.store.hasSlice(slice) ? nameSlice(session.models, session.store.slice(slice)) : "";
    const entry = count === 1 ? findEntry(finding) : undefined;
    return name && entry ? `${name}${comma}${Number(entry) + 1}` : name;
  };
  return (
    <FindingLines findings={findings} place={place}>
      {(finding, sentence) => {
        const go = findWay(session, finding);
        if (!go) return <span>{sentence}</span>;
        return (
          <button
            type="button"
            onClick={() => {
              onGo();
              go();
            }}
          >
            {sentence}
          </button>
        );
      }}
    </FindingLines>
  );
}
