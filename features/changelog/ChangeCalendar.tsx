import { formatDate, formatShortDay, htmlLang, joinWords } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { Panel } from "@/features/shared/ui/Panel";

import { getPlace, listAhead } from "./change";
import type { Change } from "./change";
import { tones } from "./ChangeItem";
import { messages } from "./messages";
import styles from "./ChangeCalendar.module.css";

type Props = { changes: readonly Change[]; today: string; locale: Locale };

const monthsShown = 8;

// On a phone a Chinese year stands above its month.
const yearEnd = /(?<=年)\u00a0/;

/**
 * The months from today on: a square for each change in the colour of its kind, and the last day of what ends. Months
 * in a row without a change are one cell.
 */
export function ChangeCalendar({ changes, today, locale }: Props) {
  const text = messages[locale];
  const [next] = listAhead(changes, today);
  const start = new Date(today);
  const months = Array.from({ length: monthsShown }, (_, index) =>
    new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + index, 1)).toISOString().slice(0, 7),
  );
  const cells: { start: string; end: string; own: Change[] }[] = [];
  for (const month of months) {
    const own = changes.filter((change) => getPlace(change, today).startsWith(month));
    const last = cells.length > 1 ? cells.at(-1) : undefined;
    if (last && last.own.length + own.length === 0) last.end = month;
    else cells.push({ start: month, end: month, own });
  }
  const name = new Intl.DateTimeFormat(htmlLang(locale), { month: "short", year: "numeric", timeZone: "UTC" });
  return (
    <Panel label={text.months} aside={next?.lastDay ? text.next(formatDate(next.lastDay, locale)) : text.nothingEnds}>
      <ol className={styles.root}>
        {cells.map(({ start: month, end, own }) => {
          const ends = own.filter((change) => getPlace(change, today) !== change.day);
          return (
            <li key={month} data-now={today.startsWith(month) ? "" : undefined}>
              <time dateTime={month}>
                {month === end
                  ? joinWords(name.format(new Date(month))).replace(yearEnd, " ")
                  : name.formatRange(new Date(month), new Date(end))}
              </time>
              <span aria-hidden="true">
                {own.map(({ path, kind }) => (
                  <i key={path} data-tone={tones[kind]} />
                ))}
              </span>
              {ends.length > 0 ? (
                ends.map(({ path, title, lastDay = "" }) => (
                  <a key={path} href={path} title={title}>
                    {formatShortDay(lastDay, locale)}
                  </a>
                ))
              ) : (
                <small>{own.length > 0 ? text.count(own.length) : text.quiet}</small>
              )}
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
