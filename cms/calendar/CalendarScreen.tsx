/** The calendar: what is published and unpublished on which day of a month. */
import { useCallback, useMemo, useState } from "react";
import { ChevronLeft, ChevronRight } from "lucide-react";

import { lateMs } from "#cms/schedules/contract.ts";
import { formatDate, formatMoment, getPunctuation, htmlLang, joinWords } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { Notice } from "@/features/shared/ui/Notice";
import { loadEvents } from "#cms/audit/api.ts";
import { loadSchedules } from "#cms/schedules/api.ts";
import { getLanguageName } from "#cms/models/listLanguages.ts";
import { openPreview } from "#cms/previews/api.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { MomentField, parseMoment } from "#cms/shell/time/MomentField.tsx";
import { toDay } from "#cms/shell/time/toDay.ts";
import { ZonedMoment } from "#cms/shell/time/Moment.tsx";
import rows from "#cms/shell/ui/rows.module.css";
import { ScreenHead } from "#cms/shell/ui/ScreenHead.tsx";
import { StudioLink } from "#cms/shell/ui/StudioLink.tsx";
import { useLoaded } from "#cms/shell/useLoaded.ts";
import { FailureNotice } from "#cms/shell/ui/FailureNotice.tsx";
import { describePlanFailure } from "#cms/shell/describePlanFailure.ts";

import { listEntries } from "./listEntries.ts";
import { listMonth } from "./listMonth.ts";
import type { CalendarEntry } from "./listMonth.ts";
import { messages } from "./messages.ts";
import { MonthTable } from "./MonthTable.tsx";
import styles from "./CalendarScreen.module.css";

const maxEvents = 500;
const maxPast = 30;

/** Publications and unpublications, planned and done, as a month and a list, and a preview of the site at a chosen time. */
export default observer(function CalendarScreen() {
  const studio = useStudio();
  const { locale, moment } = studio;
  const text = messages[locale];
  const [today] = useState(() => new Date());
  const [offset, setOffset] = useState(0);
  const [day, setDay] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const { value, error, reload } = useLoaded(
    useCallback(
      (signal: AbortSignal) =>
        Promise.all([loadSchedules(signal), loadEvents({ kinds: "published,unpublished", limit: maxEvents }, signal)]),
      [],
    ),
  );
  const chooseDay = (key: string) => {
    setDay(key);
    if (parseMoment(`${key}T09:00`)) studio.setMoment(`${key}T09:00`);
  };
  const entries = useMemo(() => (value ? listEntries(...value) : []), [value]);
  const first = new Date(today.getFullYear(), today.getMonth() + offset, 1);
  const name = joinWords(new Intl.DateTimeFormat(htmlLang(locale), { year: "numeric", month: "long" }).format(first));
  const open = entries.filter(({ done }) => done === undefined).sort((a, b) => a.at - b.at);
  const { waiting = [], failed = [] } = Object.groupBy(open, ({ failure: why }) => (why ? "failed" : "waiting"));
  const past = entries
    .filter(({ done }) => done !== undefined)
    .sort((a, b) => b.at - a.at)
    .slice(0, maxPast);
  const at = parseMoment(moment);
  const showSite = () =>
    openPreview(at === undefined ? {} : { at }).catch((caught: unknown) => {
      studio.noteFailure(caught);
      setFailure(caught);
    });
  const drawEntry = (entry: CalendarEntry) => (
    <li key={entry.key}>
      <div>
        {entry.href ? (
          <StudioLink href={entry.href} lang={entry.lang}>
            {entry.title}
          </StudioLink>
        ) : (
          <strong lang={entry.lang}>{entry.title}</strong>
        )}
        {entry.lang ? ` · ${getLanguageName(entry.lang)}` : ""}
        {entry.isRelease ? ` (${text.release})` : ""}
        <small className={rows.detail}>
          {(entry.done === undefined ? text.actions : text.doneActions)[entry.action]}
          {getPunctuation(locale).colon}
          <ZonedMoment at={entry.at} locale={locale} />
        </small>
        {entry.done !== undefined && entry.done - entry.at > lateMs ? (
          <small className={rows.late}>{text.late(formatMoment(new Date(entry.done), locale))}</small>
        ) : null}
        {entry.failure ? (
          <Notice tone="error">
            {(entry.at > today.getTime() ? text.stopped : text.failed)(
              describePlanFailure(entry.failure, entry.reason, locale),
            )}
          </Notice>
        ) : null}
      </div>
    </li>
  );
  const drawSection = (title: string, list: readonly CalendarEntry[], none?: string) =>
    list.length > 0 || none ? (
      <section>
        <h2>{title}</h2>
        {list.length === 0 ? <p>{none}</p> : <ol className={rows.root}>{list.map(drawEntry)}</ol>}
      </section>
    ) : null;
  return (
    <>
      <ScreenHead title={text.title} help={text.help} name="calendar" />
      <FailureNotice error={error} failure={failure} onRetry={reload} />
      <div className={styles.root}>
        <div className={styles.month}>
          <div className={styles.tools}>
            <h2 aria-live="polite">{name}</h2>
            <Button size="small" disabled={offset === 0} onClick={() => setOffset(0)}>
              {text.today}
            </Button>
            <Button size="small" aria-label={text.previous} onClick={() => setOffset(offset - 1)}>
              <ChevronLeft size={16} strokeWidth={2} aria-hidden="true" />
            </Button>
            <Button size="small" aria-label={text.next} onClick={() => setOffset(offset + 1)}>
              <ChevronRight size={16} strokeWidth={2} aria-hidden="true" />
            </Button>
          </div>
          <MonthTable
            weeks={listMonth(first.getFullYear(), first.getMonth(), entries)}
            caption={name}
            today={today}
            chosen={day}
            locale={locale}
            onChoose={chooseDay}
          />
        </div>
        <div className={styles.lists}>
          {day
            ? drawSection(
                formatDate(day, locale),
                entries.filter((entry) => toDay(entry.at) === day).sort((one, other) => one.at - other.at),
                text.nothingThen,
              )
            : null}
          {drawSection(text.stuck, failed)}
          {drawSection(text.waiting, waiting, value && text.nothing)}
          <section>
            <h2>{text.siteAt}</h2>
            <div className={styles.moment}>
              <MomentField label={text.moment} value={moment} locale={locale} onChange={studio.setMoment} />
              <Button disabled={at === undefined} onClick={() => void showSite()}>
                {text.show}
              </Button>
              {studio.can("publisher") ? (
                <Button disabled={at === undefined} onClick={() => studio.open("palette")}>
                  {text.plan}
                </Button>
              ) : null}
            </div>
          </section>
          {drawSection(text.past, past)}
        </div>
      </div>
    </>
  );
});
