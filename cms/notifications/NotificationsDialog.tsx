import { useCallback } from "react";

import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { Notice } from "@/features/shared/ui/Notice";
import { guessLang } from "#cms/shell/guessLang.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { Moment } from "#cms/shell/time/Moment.tsx";
import { Dialog } from "#cms/shell/ui/Dialog.tsx";
import { FailureNotice } from "#cms/shell/ui/FailureNotice.tsx";
import rows from "#cms/shell/ui/rows.module.css";
import { StudioLink } from "#cms/shell/ui/StudioLink.tsx";
import { useLoaded } from "#cms/shell/useLoaded.ts";

import { loadNotifications, markRead } from "./api.ts";
import { messages } from "./messages.ts";
import { choicePath, writeNotificationPath } from "./notificationPaths.ts";
import { sentences } from "./sentences.ts";

/** What one is told of, the newest first; following one marks it as read. */
export default observer(function NotificationsDialog() {
  const studio = useStudio();
  const { locale } = studio;
  const text = messages[locale];
  const { value, error, reload } = useLoaded(useCallback((signal: AbortSignal) => loadNotifications(signal), []));
  const mark = (ids?: readonly string[]) => markRead(ids).catch((caught: unknown) => void studio.noteFailure(caught));
  return (
    <Dialog
      title={text.title}
      onClose={studio.close}
      footer={
        value && value.unread > 0 ? <Button onClick={() => void mark().then(reload)}>{text.readAll}</Button> : undefined
      }
    >
      <FailureNotice error={error} onRetry={reload} />
      {value?.results.length === 0 ? (
        <Notice tone="empty" title={text.none}>
          {text.noneText}
        </Notice>
      ) : null}
      <ul className={rows.root}>
        {value?.results.map((one) => (
          <li key={one.id}>
            <span>
              <StudioLink
                href={writeNotificationPath(one)}
                onClick={() => {
                  void mark([one.id]);
                  studio.close();
                }}
              >
                {sentences[locale][one.kind](one.by?.name ?? "", one.title ?? "")}
              </StudioLink>{" "}
              {one.detail ? <q lang={guessLang(one.detail)}>{one.detail}</q> : null}
            </span>
            <small>
              {one.is_read ? null : <strong>{text.unread} · </strong>}
              <Moment at={one.at} locale={locale} />
            </small>
          </li>
        ))}
      </ul>
      <p>
        <StudioLink href={choicePath} onClick={studio.close}>
          {text.choose}
        </StudioLink>
      </p>
    </Dialog>
  );
});
