import { Check, CircleCheck } from "lucide-react";

import { describeProof } from "@/features/shared/catalogue/describeProof";
import type { Locale } from "@/features/shared/locale";

import { messages } from "@/features/nodes/messages";
import type { NodeRow } from "@/features/nodes/NodeRow";
import styles from "./index.module.css";

type Props = { row: NodeRow; locale: Locale };

/** Which of archive and trace data a chain has, and how that is known. */
export function Facts({ row, locale }: Props) {
  if (row.status !== "available") return <td role="cell" className={styles.facts} />;
  return (
    <td role="cell" className={styles.facts}>
      {(["archive", "trace"] as const).map((name) => {
        const proof = row[name];
        return proof === null ? null : <Fact key={name} name={messages[locale][name]} proof={proof} locale={locale} />;
      })}
    </td>
  );
}

/** A tick in a ring for what answered a probe's call, a tick alone for what the source states. */
function Fact({ name, proof, locale }: { name: string; proof: string; locale: Locale }) {
  const words = describeProof(proof, locale);
  return (
    <span title={words} data-source={proof === "source" ? "" : undefined}>
      {proof === "source" ? (
        <Check size={14} role="img" aria-label={words} />
      ) : (
        <CircleCheck size={14} role="img" aria-label={words} />
      )}
      {name}
    </span>
  );
}
