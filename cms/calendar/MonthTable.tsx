import type { KeyboardEvent } from "react";

import { isComposing } from "#contracts/isComposing.ts";
import { formatDate, formatTime, htmlLang } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { TableHead } from "@/features/shared/ui/Table";
import { getLanguageName } from "#cms/models/listLanguages.ts";
import { StudioLink } from "#cms/shell/ui/StudioLink.tsx";

import type { CalendarDay, CalendarEntry } from "./listMonth.ts";
import { messages } from "./messages.ts";
import styles from "./MonthTable.module.css";

// Of what was done on a day; the list beside the month has the others.
const maxDone = 3;

type Props = {
  weeks: CalendarDay[][];
  caption: string;
  today: Date;
  /** Key of the chosen day. */
  chosen: string | undefined;
  locale: Locale;
  onChoose: (key: string) => void;
};

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Moves the focus from day to day, and from week to week. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const days = [...event.currentTarget.querySelectorAll("button")];
  const index = days.findIndex((day) => day === event.target);
  const step = steps[event.key];
  if (step === undefined || index < 0 || isComposing(event)) return;
  event.preventDefault();
  days[index + step]?.focus();
}

function getState({ done, failure }: CalendarEntry): string {
  if (failure) return "failed";
  return done === undefined ? "" : "done";
}

/** A month as a table of its weeks, in the editor's own time zone. */
export function MonthTable({ weeks, caption, today, chosen, locale, onChoose }: Props) {
  const text = messages[locale];
  const weekday = new Intl.DateTimeFormat(htmlLang(locale), { weekday: "short" });
  const isToday = ({ date }: CalendarDay) => date.toDateString() === today.toDateString();
  const days = weeks.flat();
  // One stop of the Tab key; arrow keys lead on.
  const stop = days.find(({ key }) => key === chosen) ?? days.find(isToday) ?? days.find(({ isInMonth }) => isInMonth);
  return (
    <table role="grid" className={styles.root} onKeyDown={moveFocus}>
      <caption className="visuallyHidden">{caption}</caption>
      <TableHead heads={(weeks[0] ?? []).map(({ date }) => weekday.format(date))} />
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.key}>
            {week.map((day) => {
              const done = day.entries.filter((entry) => entry.done !== undefined).slice(maxDone);
              return (
                <td key={day.key} data-outside={!day.isInMonth} aria-current={isToday(day) ? "date" : undefined}>
                  <button
                    type="button"
                    className={styles.number}
                    tabIndex={day === stop ? 0 : -1}
                    aria-pressed={day.key === chosen}
                    aria-label={formatDate(day.key, locale)}
                    onClick={() => onChoose(day.key)}
                  >
                    {day.date.getDate()}
                  </button>
                  {day.entries
                    .filter((entry) => !done.includes(entry))
                    .map((entry) => (
                      <Entry key={entry.key} entry={entry} locale={locale} />
                    ))}
                  {done.length > 0 ? <small>{text.rest(done.length)}</small> : null}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Entry({ entry, locale }: { entry: CalendarEntry; locale: Locale }) {
  const text = messages[locale];
  const { action, at, done, href, lang } = entry;
  const title = (done === undefined ? text.actions : text.doneActions)[action];
  const label = (
    <>
      {formatTime(at, locale).slice(0, 5)} <small>{title}</small> <span>{entry.title}</span>
      {lang ? <small> · {getLanguageName(lang)}</small> : null}
    </>
  );
  return (
    <div className={styles.entry} data-state={getState(entry)}>
      {href ? (
        <StudioLink href={href} title={title} lang={lang}>
          {label}
        </StudioLink>
      ) : (
        <b title={title}>{label}</b>
      )}
    </div>
  );
}
