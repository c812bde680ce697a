import { formatTime, htmlLang } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { StudioLink } from "#cms/shell/ui/StudioLink.tsx";

import type { CalendarDay, CalendarEntry } from "./listMonth.ts";
import { messages } from "./messages.ts";
import styles from "./MonthTable.module.css";

type Props = { weeks: CalendarDay[][]; caption: string; today: Date; locale: Locale };

function getState({ done, failure }: CalendarEntry): string {
  if (failure) return "failed";
  return done === undefined ? "" : "done";
}

/** A month as a table of its weeks, in the editor's own time zone. */
export function MonthTable({ weeks, caption, today, locale }: Props) {
  const text = messages[locale];
  const weekday = new Intl.DateTimeFormat(htmlLang(locale), { weekday: "short" });
  const isToday = ({ date }: CalendarDay) => date.toDateString() === today.toDateString();
  return (
    <table className={styles.root}>
      <caption className="visuallyHidden">{caption}</caption>
      <thead>
        <tr>
          {(weeks[0] ?? []).map(({ key, date }) => (
            <th key={key} scope="col">
              {weekday.format(date)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.key}>
            {week.map((day) => (
              <td key={day.key} data-outside={!day.isInMonth} aria-current={isToday(day) ? "date" : undefined}>
                <span className={styles.number}>{day.date.getDate()}</span>
                {day.entries.map((entry) => {
                  const title = text.actions[entry.action];
                  const label = (
                    <>
                      {formatTime(entry.at, locale).slice(0, 5)}{" "}
                      <span>{entry.action === "unpublish" ? `${title}: ${entry.title}` : entry.title}</span>
                    </>
                  );
                  return (
                    <div key={entry.key} className={styles.entry} data-state={getState(entry)}>
                      {entry.href ? (
                        <StudioLink href={entry.href} title={title} lang={entry.lang}>
                          {label}
                        </StudioLink>
                      ) : (
                        <b title={title}>{label}</b>
                      )}
                    </div>
                  );
                })}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
