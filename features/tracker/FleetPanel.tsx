import { formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import type { History, Reading } from "@/features/shared/platform/server";
import { translate } from "@/features/shared/contracts/translate";
import { DemoMark } from "@/features/shared/ui/DemoMark";
import { Panel } from "@/features/shared/ui/Panel";

import { DateAxis } from "./DateAxis";
import { describeWorst } from "./describeDay";
import { listFleetDays } from "./listFleetDays";
import type { FleetDay } from "./listFleetDays";
import { messages as shared } from "./messages";
import styles from "./FleetPanel.module.css";

const messages = translate({
  en: {
    label: "chains with downtime per day",
    period: "90 days, UTC",
    summary: (most: string, quiet: string) =>
      `Chains with downtime by day: at most ${most}; on ${quiet} of the days none.`,
  },
  cn: {
    label: "每天出现中断的链数",
    period: "90 天，UTC",
    summary: (most: string, quiet: string) => `每天出现中断的链数：最多 ${most} 条；其中 ${quiet} 天没有中断。`,
  },
});

const height = 160;
const step = 6;

/** Number of chains with downtime on each of ninety days, the darker the more minutes. */
export function FleetPanel({ history, locale }: { history: Reading<History>; locale: Locale }) {
  const text = messages[locale];
  const { value } = history;
  if (!value) return <Panel label={text.label}>{<p className={styles.missing}>{shared[locale].down}</p>}</Panel>;
  const days = listFleetDays(value);
  const most = Math.max(1, ...days.map(({ affected }) => affected));
  const top = Math.ceil((most + 1) / 3) * 3; // three steps of whole chains
  const quiet = days.filter(({ measured, affected }) => measured > 0 && affected === 0).length;
  const last = days.at(-1);
  const marks = [top, (top * 2) / 3, top / 3, 0];
  return (
    <Panel
      label={text.label}
      aside={text.period}
      note={
        <>
          {value.sample ? <DemoMark locale={locale} /> : null}
          {last ? describeWorst(last, locale) : null}
        </>
      }
    >
      <div className={styles.plot}>
        <div className={styles.marks} aria-hidden="true">
          {marks.map((mark) => (
            <span key={mark}>{formatNumber(mark, locale)}</span>
          ))}
        </div>
        <svg
          viewBox={`0 0 ${days.length * step - 1} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={text.summary(formatNumber(most, locale), formatNumber(quiet, locale))}
        >
          <path className={styles.grid} d={[0, 1, 2, 3].map((line) => `M0 ${(height / 3) * line}H9999`).join("")} />
          {[4, 3, 2, 1, 0].map((shade) => (
            <path key={shade} data-shade={shade + 1} d={draw(days, shade, height / top)} />
          ))}
        </svg>
        <div className={styles.axis}>
          <DateAxis range={90} to={value.to} region={undefined} locale={locale} />
        </div>
      </div>
    </Panel>
  );
}

/** The columns of one shade, each upon the darker ones. */
const draw = (days: readonly FleetDay[], shade: number, unit: number): string =>
  days
    .map(({ byShade }, index) => {
      const below = byShade.slice(shade + 1).reduce((sum, count) => sum + count, 0);
      const count = byShade[shade] ?? 0;
      if (count === 0) return "";
      const bottom = Math.round((height - below * unit) * 10) / 10;
      const top = Math.round((height - (below + count) * unit) * 10) / 10;
      return `M${index * step} ${top}h${step - 1}V${bottom}h-${step - 1}z`;
    })
    .join("");
