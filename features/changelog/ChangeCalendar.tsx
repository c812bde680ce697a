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

/** The months from today on: a square for each change in the colour of its kind, and the last day of what ends. */
export function ChangeCalendar({ changes, today, locale }: Props) {
  const text = messages[locale];
  const [next] = listAhead(changes, today);
  const start = new Date(today);
  const months = Array.from({ length: monthsShown }, (_, index) =>
    new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + index, 1)).toISOString().slice(0, 7),
  );
  const format = { month: "short", timeZone: "UTC" } as const;
  const name = new Intl.DateTimeFormat(htmlLang(locale), format);
  const nameWithYear = new Intl.DateTimeFormat(htmlLang(locale), { ...format, year: "numeric" });
  return (
    <Panel label={text.months} aside={next?.lastDay ? text.next(formatDate(next.lastDay, locale)) : text.nothingEnds}>
      <ol className={styles.root}>
        {months.map((month, index) => {
          const own = changes.filter((change) => getPlace(change, today).startsWith(month));
          const ends = own.filter((change) => getPlace(change, today) !== change.day);
          return (
            <li key={month} data-now={today.startsWith(month) ? "" : undefined}>
              <time dateTime={month}>
                {joinWords(
                  (index === 0 || month.endsWith("-01") ? nameWithYear : name).format(new Date(month)),
                ).replace(yearEnd, " ")}
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
                <small>{own.length > 0 ? text.count(own.length) : ""}</small>
              )}
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
