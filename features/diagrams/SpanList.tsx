import styles from "./SpanList.module.css";

/** A row of the list: marks `from` to `to`, counted from 1, are filled. */
export type Span = { key?: string; name: string; when: string; from: number; to: number };

type Props = { spans: readonly Span[]; marks: number };

/** Stretches of time, one below the other: a name, when it is, and its marks on the common scale. */
export const SpanList = ({ spans, marks }: Props) => (
  <ol className={styles.root}>
    {spans.map(({ key, name, when, from, to }) => (
      <li key={key ?? name}>
        <span>{name}</span>
        <span className={styles.when}>{when}</span>
        <svg viewBox={`0 0 ${marks * 10 - 2} 10`} preserveAspectRatio="none" aria-hidden="true">
          {Array.from({ length: marks }, (_, index) => (
            <rect
              key={index}
              x={index * 10}
              width="8"
              height="10"
              data-within={index + 1 >= from && index + 1 <= to ? "" : undefined}
            />
          ))}
        </svg>
      </li>
    ))}
  </ol>
);
