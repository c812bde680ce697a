import { formatDate, formatShortDay, htmlLang, joinWords } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { Panel } from "@/features/shared/ui/Panel";

import { getPlace, listAhead } from "./change";
import type { Change } from "./change";
import { tones } from "./ChangeItem";
import { messages } from "./messages";
import styles from "./ChangeCalendar.module.css";

type Props = { changes: readonly Change[]; today: string; locale: Locale };

const monthsBefore = 2;
const monthsShown = 12;

/** Twelve months around today: a square for each change in the colour of its kind, and the last day of what ends. */
export function ChangeCalendar({ changes, today, locale }: Props) {
  const text = messages[locale];
  const [next] = listAhead(changes, today);
  const start = new Date(today);
  const months = Array.from({ length: monthsShown }, (_, index) =>
    new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() - monthsBefore + index, 1)).toISOString().slice(0, 7),
  );
  const name = new Intl.DateTimeFormat(htmlLang(locale), { month: "short", timeZone: "UTC" });
  return (
    <Panel label={text.months} aside={next?.lastDay ? text.next(formatDate(next.lastDay, locale)) : text.nothingEnds}>
      <ol className={styles.root}>
        {months.map((month, index) => {
          const own = changes.filter((change) => getPlace(change, today).startsWith(month));
          const ends = own.filter((change) => getPlace(change, today) !== change.day);
          return (
            <li
              key={month}
              data-now={today.startsWith(month) ? "" : undefined}
              data-past={month < today.slice(0, 7) ? "" : undefined}
            >
              <time dateTime={month}>
                {joinWords(name.format(new Date(month)))}{" "}
                {index === 0 || month.endsWith("-01") ? <small>{month.slice(0, 4)}</small> : null}
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
