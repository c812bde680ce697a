import type { Finding } from "#cms/checks/contract.ts";
import { useEditor } from "#cms/editor/EditorContext.ts";
import { toFieldPath } from "#cms/editor/fields/findProblems.ts";
import { nameSlice } from "#cms/editor/slices/sliceNames.ts";
import { describeFinding } from "#cms/checks/describeFinding.ts";

import styles from "./PublishDialog.module.css";

type Props = { findings: readonly Finding[]; onGo: () => void };

/** Problems, each linked to its slice in the form. */
export function FindingList({ findings, onGo }: Props) {
  const { session, locale } = useEditor();
  return (
    <ul className={styles.findings}>
      {findings.map((finding, index) => {
        const slice = finding.slice ?? "";
        const location =
          slice && session.store.hasSlice(slice) ? nameSlice(session.models, session.store.slice(slice)) : "";
        return (
          <li key={index} data-level={finding.level}>
            <button
              type="button"
              onClick={() => {
                onGo();
                session.reveal(slice, toFieldPath(finding));
              }}
            >
              {location ? `${location}: ` : ""}
              {describeFinding(finding, locale)}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
