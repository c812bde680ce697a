import { diffLines } from "diff";

import { prettyJson } from "@/features/console/response/prettyJson";
import type { Sent } from "@/features/console/callHistory";
import { messages } from "@/features/console/messages";
import { formatTime } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import block from "@/features/shared/ui/Code/index.module.css";

import styles from "@/features/console/index.module.css";

type Props = { pair: [Sent, Sent]; locale: Locale };

/**
 * A line diff of two responses: lines only in the earlier one are deletions, lines only in the later one insertions.
 */
export function Comparison({ pair: [older, newer], locale }: Props) {
  const text = messages[locale];
  const changes = diffLines(layOut(older.body), layOut(newer.body));
  const isSame = changes.every(({ added, removed }) => !added && !removed);
  return (
    <section className={styles.comparison}>
      <h3>{text.comparison}</h3>
      <p className={styles.facts}>
        <span>− {describe(older, locale)}</span>
        <span>+ {describe(newer, locale)}</span>
      </p>
      {isSame ? (
        <p className={styles.note}>{text.same}</p>
      ) : (
        <pre className={block.root} tabIndex={0} role="region" aria-label={text.comparison} translate="no">
          <code>
            {changes.map(({ value, added, removed }, index) => (
              <Lines key={index} text={value} mark={getMark(added, removed)} />
            ))}
          </code>
        </pre>
      )}
    </section>
  );
}

type LinesProps = { text: string; mark: "+" | "−" | " " };

function Lines({ text, mark }: LinesProps) {
  const lines = `${mark} ${text.replace(/\n$/, "").replaceAll("\n", `\n${mark} `)}\n`;
  if (mark === "+") return <ins>{lines}</ins>;
  return mark === "−" ? <del>{lines}</del> : lines;
}

function getMark(added: boolean, removed: boolean): LinesProps["mark"] {
  if (added) return "+";
  return removed ? "−" : " ";
}

const describe = ({ method, network, at }: Sent, locale: Locale) =>
  `${method} · ${network} · ${formatTime(at, locale)}`;

const layOut = (body = ""): string =>
  prettyJson(body)
    ?.map(({ text }) => text)
    .join("") ?? body;
