import type { ReactNode } from "react";

import { CodeName } from "@/features/shared/ui/CodeName";
import { Panel } from "@/features/shared/ui/Panel";

import styles from "./PartTable.module.css";

/** A part of a system shared by two operators. */
type Part = { name: string; first: string; second: string };

export type PartTableProps = {
  label: string;
  aside?: string;
  note?: ReactNode;
  /** Whether names of parts are code. */
  isCode?: boolean;
  /** Heads of the three columns. */
  heads: readonly [name: string, first: string, second: string];
  parts: readonly Part[];
};

/** Parts one below the other, with what each of the two does for it, and the way between the parts. */
export function PartTable({ label, aside, note, isCode = false, heads: [name, first, second], parts }: PartTableProps) {
  return (
    <Panel label={label} aside={aside} note={note}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{name}</th>
            <th scope="col">{first}</th>
            <th scope="col">{second}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part.name}>
              <th scope="row">
                <span className={styles.name}>{isCode ? <CodeName>{part.name}</CodeName> : part.name}</span>
              </th>
              <td>{part.first}</td>
              <td>{part.second}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
