import { CalendarClock, CircleCheck, CircleDashed, CircleDot } from "lucide-react";

import type { DocumentState, DocumentSummary } from "#cms/list/contract.ts";
import { Moment } from "#cms/shell/time/Moment.tsx";
import type { Locale } from "@/features/shared/locale";

import { messages } from "./messages.ts";
import styles from "./StateMark.module.css";

export const stateDrawings = {
  draft: CircleDashed,
  changed: CircleDot,
  published: CircleCheck,
  scheduled: CalendarClock,
};

type Props = Partial<Pick<DocumentSummary, "approval" | "unpublish_at">> & { state: DocumentState; locale: Locale };

/** The state of a document, as an icon and a word, and when a schedule changes it. */
export function StateMark({ state, approval, unpublish_at: unpublishAt, locale }: Props) {
  const Drawing = stateDrawings[state];
  const publishAt = state === "scheduled" ? approval?.at : undefined;
  const at = publishAt ?? unpublishAt;
  return (
    <span className={styles.root}>
      <span className={styles.mark} data-state={state}>
        <Drawing size={15} strokeWidth={2} aria-hidden="true" />
        {messages[locale].states[state]}
      </span>
      {typeof at === "number" ? (
        <small className={styles.plan}>
          {publishAt === undefined ? `${messages[locale].unpublish} ` : ""}
          <Moment at={at} locale={locale} isZoned />
        </small>
      ) : null}
    </span>
  );
}
