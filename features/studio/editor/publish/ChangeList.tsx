import { diffWords } from "diff";

import type { Changes } from "@/features/shared/contracts/studio/checks";
import { useEditor } from "@/features/studio/editor/EditorContext";

import { messages } from "./messages";
import styles from "./PublishDialog.module.css";

type Change = Changes["changes"][number];

/** What publishing changes for visitors, in words. */
export function ChangeList({ changes }: { changes: Change[] }) {
  const { session, locale } = useEditor();
  const text = messages[locale];
  if (changes.length === 0) {
    return <p>{session.summary.published === null ? text.firstTime : text.noChanges}</p>;
  }
  return (
    <ul className={styles.changes}>
      {changes.map((change, index) => (
        <li key={index} data-kind={change.kind}>
          <strong>{text.kinds[change.kind]}</strong> <ChangeWords change={change} />
        </li>
      ))}
    </ul>
  );
}

function ChangeWords({ change: { kind, what, label, slice, before, after } }: { change: Change }) {
  const { locale } = useEditor();
  const text = messages[locale];
  const name = [slice?.label, what === "slice" ? "" : label].filter(Boolean).join(": ") || text.whats[what];
  const isMove = kind === "moved" && slice && slice.before !== null && slice.after !== null;
  return (
    <>
      {name}
      {isMove ? ` ${text.position((slice.before ?? 0) + 1, (slice.after ?? 0) + 1)}` : ""}
      {before === null && after === null ? null : (
        <span className={styles.difference}>
          {diffWords(before ?? "", after ?? "").map(({ value, added, removed }, index) => {
            if (added) return <ins key={index}>{value}</ins>;
            return removed ? <del key={index}>{value}</del> : <span key={index}>{value}</span>;
          })}
        </span>
      )}
    </>
  );
}
