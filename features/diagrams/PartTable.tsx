import type { ReactNode } from "react";

import { CodeName } from "@/features/shared/ui/CodeName";
import { Panel } from "@/features/shared/ui/Panel";
import { TableHead } from "@/features/shared/ui/Table";

import styles from "./PartTable.module.css";

type Part = { name: string; href?: string; first: string; second: string };

export type PartTableProps = {
  label: string;
  aside?: string;
  note?: ReactNode;
  /** Whether the parts follow each other: a line joins them. Their names are calls. */
  isSequence?: boolean;
  /** Heads of the three columns. */
  heads: readonly [name: string, first: string, second: string];
  parts: readonly Part[];
  sum?: Part | undefined;
};

const Linked = ({ name, href }: Part) => (href ? <a href={href}>{name}</a> : name);

/** The parts of something, with two facts of each. */
export function PartTable({
  label,
  aside,
  note,
  isSequence = false,
  heads: [name, first, second],
  parts,
  sum,
}: PartTableProps) {
  return (
    <Panel label={label} aside={aside} note={note}>
      <table className={styles.table} data-sequence={isSequence ? "" : undefined}>
        <TableHead heads={[name, first, second]} />
        <tbody>
          {parts.map((part) => (
            <tr key={part.name}>
              <th scope="row">
                <span className={styles.name}>
                  {isSequence ? <CodeName>{part.name}</CodeName> : <Linked {...part} />}
                </span>
              </th>
              <td>{part.first}</td>
              <td>{part.second}</td>
            </tr>
          ))}
        </tbody>
        {sum ? (
          <tfoot>
            <tr>
              <th scope="row">{sum.name}</th>
              <td>{sum.first}</td>
              <td>{sum.second}</td>
            </tr>
          </tfoot>
        ) : null}
      </table>
    </Panel>
  );
}
