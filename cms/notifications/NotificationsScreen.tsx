import { useCallback, useEffect } from "react";
import { clsx } from "clsx";

import { formatDate } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { guessLang } from "#cms/shell/guessLang.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { Moment } from "#cms/shell/time/Moment.tsx";
import { toDay } from "#cms/shell/time/toDay.ts";
import { EmptyScreen } from "#cms/shell/ui/EmptyScreen.tsx";
import { FailureNotice } from "#cms/shell/ui/FailureNotice.tsx";
import { LoadingRows } from "#cms/shell/ui/LoadingRows.tsx";
import rows from "#cms/shell/ui/rows.module.css";
import { ScreenHead } from "#cms/shell/ui/ScreenHead.tsx";
import { StudioLink } from "#cms/shell/ui/StudioLink.tsx";
import { useLoaded } from "#cms/shell/useLoaded.ts";

import { loadNotifications, markRead } from "./api.ts";
import { messages } from "./messages.ts";
import { choicePath, writeNotificationPath } from "./notificationPaths.ts";
import styles from "./NotificationsScreen.module.css";
import { sentences } from "./sentences.ts";

/** What one is told of, the newest first; following one marks it as read. */
export default observer(function NotificationsScreen() {
  const studio = useStudio();
  const { locale } = studio;
  const text = messages[locale];
  const { value, error, reload } = useLoaded(useCallback((signal: AbortSignal) => loadNotifications(signal), []));
  const mark = (ids?: readonly string[]) => markRead(ids).catch((caught: unknown) => void studio.noteFailure(caught));
  // The bell shows the same number.
  useEffect(() => {
    if (value) studio.setUnread(value.unread);
  }, [studio, value]);
  const isEmpty = value?.results.length === 0;
  const chooseLink = <StudioLink href={choicePath}>{text.choose}</StudioLink>;
  return (
    <>
      <ScreenHead title={text.title} help={text.screenHelp} name="notifications">
        {isEmpty ? null : chooseLink}
        {value && value.unread > 0 ? (
          <Button size="small" onClick={() => void mark().then(reload)}>
            {text.readAll}
          </Button>
        ) : null}
      </ScreenHead>
      <FailureNotice error={error} onRetry={reload} />
      {value || error ? null : <LoadingRows>{text.loading}</LoadingRows>}
      {isEmpty ? (
        <EmptyScreen title={text.none} action={chooseLink}>
          {text.noneText}
        </EmptyScreen>
      ) : null}
      {[...Map.groupBy(value?.results ?? [], ({ at }) => toDay(at))].map(([day, ofDay]) => (
        <section key={day} className={styles.day} aria-label={formatDate(day, locale)}>
          <h2>{formatDate(day, locale)}</h2>
          <ul className={clsx(rows.root, styles.list)}>
            {ofDay.map((one) => (
              <li key={one.id} data-unread={!one.is_read}>
                <span>
                  <StudioLink href={writeNotificationPath(one)} onClick={() => void mark([one.id])}>
                    {sentences[locale][one.kind](one.by?.name ?? "", one.title ?? "")}
                  </StudioLink>
                  {one.is_read ? null : <span className="visuallyHidden"> {text.unread}</span>}
                  {one.detail ? <q lang={guessLang(one.detail)}>{one.detail}</q> : null}
                </span>
                <small>
                  <Moment at={one.at} locale={locale} time="minutes" />
                </small>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
});
