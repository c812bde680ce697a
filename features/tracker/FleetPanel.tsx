import { formatNumber, formatShortDay, getPunctuation } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { regions } from "@/features/shared/platform/regions";
import { translate } from "@/features/shared/contracts/translate";
import { shadeNames } from "@/features/shared/ui/DayBars/ShadeLegend";
import { Panel } from "@/features/shared/ui/Panel";

import type { Choices } from "./choices";
import { DateAxis } from "./DateAxis";
import { DayReadout } from "./DayReadout";
import { getGap } from "./days";
import type { MeasuredRow } from "./days";
import { describeWorst } from "./describeDay";
import { listFleetDays } from "./listFleetDays";
import type { FleetDay } from "./listFleetDays";
import { messages as shared } from "./messages";
import { useDay } from "./useDay";
import styles from "./FleetPanel.module.css";

const messages = translate({
  en: {
    label: (measure: string, count: string) => `chains with downtime each day, of ${count}, ${measure}`,
    mean: "mean of the regions",
    summary: (most: string, quiet: string, count: string) =>
      `Chains with downtime: at most ${most}; in ${quiet} of ${count} bars none.`,
    unit: "chains, by downtime of the day",
    partial: "not measured everywhere",
    missing: "not measured",
  },
  cn: {
    label: (measure: string, count: string) => `${count} 条链中每天出现中断的链数（${measure}）`,
    mean: "各地区平均",
    summary: (most: string, quiet: string, count: string) =>
      `出现中断的链数：最多 ${most} 条；${count} 格中有 ${quiet} 格没有中断。`,
    unit: "链数，按当天中断时长",
    partial: "部分地区未测量",
    missing: "未测量",
  },
});

const height = 160;
const step = 6;

type Props = { rows: readonly MeasuredRow[]; to: string; locale: Locale } & Pick<Choices, "range" | "region">;

/** The chains with downtime on each day of the range, the darker the more minutes of it. */
export function FleetPanel({ rows, to, range, region, locale }: Props) {
  const text = messages[locale];
  const bars = listFleetDays(rows, to, range, region);
  const { day, handlers } = useDay(bars.length);
  const shown = day ?? bars.length - 1;
  const most = Math.max(1, ...bars.map(({ affected }) => affected));
  const top = Math.ceil(most / 3) * 3; // three steps of whole chains
  const quiet = bars.filter(({ measured, affected }) => measured > 0 && affected === 0).length;
  const last = bars.at(-1);
  const named = regions[region ?? -1]?.name[locale];
  const title = [formatShortDay(bars[shown]?.day ?? to, locale), named].filter(Boolean).join(" · ");
  const figures = listFigures(bars[shown], locale);
  const count = (number: number) => formatNumber(number, locale);
  const measure = named ?? text.mean;
  return (
    <Panel
      label={text.label(measure, count(rows.length))}
      aside={`${shared[locale].ranges[range]} · UTC`}
      note={last ? describeWorst(last, locale) : null}
    >
      <div className={styles.plot}>
        <div className={styles.marks} aria-hidden="true">
          {[top, (top * 2) / 3, top / 3, 0].map((mark) => (
            <span key={mark}>{count(mark)}</span>
          ))}
        </div>
        <div
          className={styles.bars}
          role="slider"
          tabIndex={0}
          aria-label={text.summary(count(most), count(quiet), count(bars.length))}
          aria-valuemin={1}
          aria-valuemax={bars.length}
          aria-valuenow={shown + 1}
          aria-valuetext={`${title}: ${figures.map(({ name, figure }) => `${name} ${figure}`).join(getPunctuation(locale).listComma)}`}
          {...handlers}
        >
          <svg viewBox={`0 0 ${bars.length * step} ${height}`} preserveAspectRatio="none" aria-hidden="true">
            <path className={styles.grid} d={[0, 1, 2, 3].map((line) => `M0 ${(height / 3) * line}H9999`).join("")} />
            <path data-shade="0" d={drawMeasured(bars)} />
            {[5, 4, 3, 2, 1].map((shade) => (
              <path key={shade} data-shade={shade} d={draw(bars, shade, height / top)} />
            ))}
          </svg>
          {day === undefined ? null : (
            <DayReadout at={day} count={bars.length} title={title} figures={figures} unit={text.unit} />
          )}
        </div>
        <div className={styles.axis}>
          <DateAxis range={range} to={to} region={region} locale={locale} />
        </div>
      </div>
    </Panel>
  );
}

/** Number of chains of each shade that occurs, of those without downtime, and of those not measured in every region or in any. */
function listFigures(bar: FleetDay | undefined, locale: Locale) {
  const counts = bar ? [bar.whole, ...bar.byShade, bar.partial, bar.missing] : [];
  const names = [...shadeNames[locale], messages[locale].partial, messages[locale].missing];
  return counts.flatMap((count, index) =>
    count > 0 ? [{ name: names[index] ?? "", figure: formatNumber(count, locale) }] : [],
  );
}

/** A line below each day that was measured, which is all of a day without downtime. */
const drawMeasured = (bars: readonly FleetDay[]): string =>
  bars
    .map(({ measured }, index) =>
      measured > 0
        ? `M${index * step} ${height - 2}h${step - getGap(bars.length)}v2h-${step - getGap(bars.length)}z`
        : "",
    )
    .join("");

/** The columns of one shade, each upon the darker ones. */
const draw = (bars: readonly FleetDay[], shade: number, unit: number): string =>
  bars
    .map(({ byShade }, index) => {
      const below = byShade.slice(shade).reduce((sum, count) => sum + count, 0);
      const count = byShade[shade - 1] ?? 0;
      if (count === 0) return "";
      const width = step - getGap(bars.length);
      const bottom = Math.round((height - below * unit) * 10) / 10;
      const top = Math.round((height - (below + count) * unit) * 10) / 10;
      return `M${index * step} ${top}h${width}V${bottom}h-${width}z`;
    })
    .join("");
