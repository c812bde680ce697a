import { useCallback } from "react";

import type { Locale } from "@/features/shared/locale";
import { Notice } from "@/features/shared/ui/Notice";
import { loadSchedules } from "#cms/schedules/api.ts";
import { messages as scheduleMessages } from "#cms/schedules/messages.ts";
import { ZonedMoment } from "#cms/shell/time/Moment.tsx";
import { useLoaded } from "#cms/shell/useLoaded.ts";

import { messages } from "./messages.ts";

/** What is scheduled for a document. */
export function PlannedNotice({ id, locale }: { id: string; locale: Locale }) {
  const { value } = useLoaded(useCallback((signal: AbortSignal) => loadSchedules(signal), []));
  const own = (value?.results ?? []).filter(({ document }) => document === id);
  return own.map(({ action, at }) => (
    <Notice key={action} tone="warning">
      {messages[locale].planned} {scheduleMessages[locale].actions[action]}, <ZonedMoment at={at} locale={locale} />
    </Notice>
  ));
}
