import type { readSequence } from "@/slices/readSequence";

import styles from "./SmallSequence.module.css";

const [step, lane] = [20, 20];

// In the name of a participant.
const node = /node|节点/i;

/** Thumbnail of a sequence, hidden from screen readers: a line a participant, time to the right, calls to a node marked. */
export function SmallSequence({ names, messages }: ReturnType<typeof readSequence>) {
  const [width, height] = [(messages.length + 1) * step, names.length * lane];
  const getY = (index: number) => (index + 0.5) * lane;
  return (
    <div className={styles.root} aria-hidden="true">
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <svg viewBox={`0 0 ${width} ${height}`} width={`${width / 16}rem`} height={`${height / 16}rem`}>
        <path className={styles.lanes} d={names.map((_, index) => `M0 ${getY(index)}h${width}`).join("")} />
        {messages.map(({ start, end }, index) => (
          <path
            key={index}
            className={styles.message}
            data-call={start !== end && node.test(names[end] ?? "") ? "" : undefined}
            d={drawMessage((index + 1) * step, getY(start), getY(end))}
          />
        ))}
      </svg>
    </div>
  );
}

/** An arrow between two lines; work of one participant is a square on its line. */
function drawMessage(x: number, from: number, to: number): string {
  if (from === to) return `M${x - 4} ${from - 4}h8v8h-8z`;
  const side = from < to ? 1 : -1;
  const neck = to - 7 * side;
  return `M${x - 1} ${from}h2V${neck}h3L${x} ${to}L${x - 4} ${neck}h3z`;
}
