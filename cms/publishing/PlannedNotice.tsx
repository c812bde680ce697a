import { useCallback } from "react";

import type { Locale } from "@/features/shared/locale";
import { Notice } from "@/features/shared/ui/Notice";
import { loadSchedules } from "#cms/schedules/api.ts";
import { messages as scheduleMessages } from "#cms/schedules/messages.ts";
import { ZonedMoment } from "#cms/shell/time/Moment.tsx";
import { useLoaded } from "#cms/shell/useLoaded.ts";

import { messages } from "./messages.ts";

type Props = {
  id: string;
  locale: Locale;
  /** Whether its draft moves into a release, which cancels its publication at another time. */
  isMoving?: boolean;
};

/** What is scheduled for a document, or what of it a release cancels. */
export function PlannedNotice({ id, locale, isMoving = false }: Props) {
  const text = messages[locale];
  const { value } = useLoaded(useCallback((signal: AbortSignal) => loadSchedules(signal), []));
  const own = (value?.results ?? []).filter(
    ({ document, action }) => document === id && (!isMoving || action === "publish"),
  );
  return own.map(({ action, at }) => (
    <Notice key={action} tone="warning">
      {isMoving ? text.cancels : `${text.planned} ${scheduleMessages[locale].actions[action]},`}{" "}
      <ZonedMoment at={at} locale={locale} />
    </Notice>
  ));
}
