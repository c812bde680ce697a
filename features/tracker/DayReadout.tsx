import styles from "./DayReadout.module.css";

type Props = {
  /** The chosen one of `count` bars. */
  at: number;
  count: number;
  title: string;
  figures: readonly { name: string; figure: string }[];
  unit: string;
};

/** Marks a bar, and shows its figures beside it; the parent is its containing block. */
export const DayReadout = ({ at, count, title, figures, unit }: Props) => (
  <>
    <svg className={styles.mark} viewBox={`0 0 ${count} 1`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`M${at} 0h1v1h-1z`} />
    </svg>
    <div className={styles.root} style={positionBeside(at, count)} aria-hidden="true">
      <b>{title}</b>
      <dl>
        {figures.map(({ name, figure }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <small>{unit}</small>
    </div>
  </>
);

/** To the right of a day in the first half of the strip, else to its left. */
function positionBeside(day: number, count: number) {
  return day * 2 < count
    ? { insetInlineStart: `${(day / count) * 100}%` }
    : { insetInlineEnd: `${((count - day - 1) / count) * 100}%` };
}
