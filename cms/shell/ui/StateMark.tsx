import { CalendarClock, CircleCheck, CircleDashed, CircleDot } from "lucide-react";

import type { DocumentState } from "#cms/list/contract.ts";
import type { Locale } from "@/features/shared/locale";

import { messages } from "./messages.ts";
import styles from "./StateMark.module.css";

const drawings = { draft: CircleDashed, changed: CircleDot, published: CircleCheck, scheduled: CalendarClock };

/** The state of a document, as an icon and a word. */
export function StateMark({ state, locale }: { state: DocumentState; locale: Locale }) {
  const Drawing = drawings[state];
  return (
    <span className={styles.root} data-state={state}>
      <Drawing size={15} strokeWidth={2} aria-hidden="true" />
      {messages[locale].states[state]}
    </span>
  );
}
