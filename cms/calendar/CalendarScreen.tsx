/** The calendar: what is published and unpublished on which day of a month. */
import { useCallback, useMemo, useState } from "react";
import { ChevronLeft, ChevronRight } from "lucide-react";

import { lateMs } from "#cms/schedules/contract.ts";
import { formatMoment, htmlLang } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { Notice } from "@/features/shared/ui/Notice";
import { loadSchedules } from "#cms/schedules/api.ts";
import { createPreview } from "#cms/previews/api.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { MomentField, parseMoment } from "#cms/shell/time/MomentField.tsx";
import { ZonedMoment } from "#cms/shell/time/Moment.tsx";
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

/** Scheduled publications and unpublications as a month and a list, and a preview of the site at a chosen time. */
export default observer(function CalendarScreen() {
  const studio = useStudio();
  const { locale } = studio;
  const text = messages[locale];
  const [today] = useState(() => new Date());
  const [offset, setOffset] = useState(0);
  const [moment, setMoment] = useState("");
  const [failure, setFailure] = useState<unknown>();
  const { value, error, reload } = useLoaded(useCallback((signal: AbortSignal) => loadSchedules(signal), []));
  const entries = useMemo(() => (value ? listEntries(value) : []), [value]);
  const first = new Date(today.getFullYear(), today.getMonth() + offset, 1);
  const name = new Intl.DateTimeFormat(htmlLang(locale), { year: "numeric", month: "long" }).format(first);
  const open = entries.filter(({ done }) => done === undefined).sort((a, b) => a.at - b.at);
  const { waiting = [], failed = [] } = Object.groupBy(open, ({ failure: why }) => (why ? "failed" : "waiting"));
  const past = entries.filter(({ done }) => done !== undefined).slice(0, 30);
  const at = parseMoment(moment);
  const showSite = async () => {
    const page = window.open("", "_blank");
    try {
      const { url } = await createPreview({ ...(at === undefined ? {} : { at }), lifetime: 3_600 });
      if (page) page.location.href = url;
      else window.location.assign(url);
    } catch (caught) {
      page?.close();
      studio.noteFailure(caught);
      setFailure(caught);
    }
  };
  const drawEntry = (entry: CalendarEntry) => (
    <li key={entry.key}>
      <ZonedMoment at={entry.at} locale={locale} /> · {text.actions[entry.action]}:{" "}
      {entry.href ? (
        <StudioLink href={entry.href} lang={entry.lang}>
          {entry.title}
        </StudioLink>
      ) : (
        <strong lang={entry.lang}>{entry.title}</strong>
      )}
      {entry.isRelease ? ` (${text.release})` : ""}
      {entry.done !== undefined && entry.done - entry.at > lateMs ? (
        <strong className={styles.late}> {text.late(formatMoment(new Date(entry.done), locale))}</strong>
      ) : null}
      {entry.failure ? (
        <Notice tone="error">
          {(entry.at > today.getTime() ? text.stopped : text.failed)(
            describePlanFailure(entry.failure, entry.reason, locale),
          )}
        </Notice>
      ) : null}
    </li>
  );
  return (
    <>
      <ScreenHead title={text.title} help={text.help} name="calendar" />
      <FailureNotice error={error} failure={failure} onRetry={reload} />
      <div className={styles.tools}>
        <Button size="small" aria-label={text.previous} onClick={() => setOffset(offset - 1)}>
          <ChevronLeft size={16} strokeWidth={2} aria-hidden="true" />
        </Button>
        <h2 aria-live="polite">{name}</h2>
        <Button size="small" aria-label={text.next} onClick={() => setOffset(offset + 1)}>
          <ChevronRight size={16} strokeWidth={2} aria-hidden="true" />
        </Button>
      </div>
      <MonthTable
        weeks={listMonth(first.getFullYear(), first.getMonth(), entries)}
        caption={name}
        today={today}
        locale={locale}
      />
      <div className={styles.columns}>
        {failed.length > 0 ? (
          <section>
            <h2>{text.stuck}</h2>
            <ol className={styles.list}>{failed.map(drawEntry)}</ol>
          </section>
        ) : null}
        <section>
          <h2>{text.waiting}</h2>
          {value && waiting.length === 0 ? <p>{text.nothing}</p> : null}
          <ol className={styles.list}>{waiting.map(drawEntry)}</ol>
        </section>
        <section>
          <h2>{text.siteAt}</h2>
          <div className={styles.moment}>
            <MomentField label={text.moment} value={moment} locale={locale} onChange={setMoment} />
            <Button disabled={at === undefined} onClick={() => void showSite()}>
              {text.show}
            </Button>
          </div>
        </section>
        {past.length > 0 ? (
          <section>
            <h2>{text.past}</h2>
            <ol className={styles.list}>{past.map(drawEntry)}</ol>
          </section>
        ) : null}
      </div>
    </>
  );
});
