import { CalendarClock } from "lucide-react";

import type { Locale } from "@/features/shared/locale";
import { Button } from "@/features/shared/ui/Button";
import { Notice } from "@/features/shared/ui/Notice";
import { describePlanFailure } from "#cms/shell/describePlanFailure.ts";
import { ZonedMoment } from "#cms/shell/time/Moment.tsx";

import type { Schedule } from "./contract.ts";
import { messages } from "./messages.ts";
import styles from "./ScheduleDialog.module.css";

type Props = {
  plans: readonly Schedule[];
  locale: Locale;
  /** Absent for whoever may not cancel them. */
  onTakeBack: ((plan: Schedule) => void) | undefined;
};

/** What is scheduled for a document, by whom, and why it did not happen. */
export function PlanList({ plans, locale, onTakeBack }: Props) {
  const text = messages[locale];
  if (plans.length === 0) return null;
  return (
    <ul className={styles.planned}>
      {plans.map((plan) => (
        <li key={plan.action}>
          <CalendarClock size={18} strokeWidth={1.5} aria-hidden="true" />
          <span>
            <strong>{text.actions[plan.action]}</strong> <ZonedMoment at={plan.at} locale={locale} />
            <small>{plan.by.name}</small>
            {plan.failure ? (
              <Notice tone="error">{describePlanFailure(plan.failure, plan.reason, locale)}</Notice>
            ) : null}
          </span>
          <Button
            size="small"
            disabled={!onTakeBack}
            aria-label={text.takeBackLabel(text.actions[plan.action])}
            onClick={() => onTakeBack?.(plan)}
          >
            {text.takeBack}
          </Button>
        </li>
      ))}
    </ul>
  );
}
