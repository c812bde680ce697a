import type { Locale } from "@/features/shared/locale";
import { formatNumber } from "@/features/shared/locale";

import type { Attempt } from "./contract.ts";
import { messages } from "./messages.ts";

/** How a try ended: status, reason, and how long it took. */
export function describeAttempt({ status, problem, took }: Attempt, locale: Locale): string {
  const text = messages[locale];
  const outcome = problem === null ? text.delivered : text.problems[problem];
  return [...(status === null ? [] : [status]), outcome, text.took(formatNumber(took, locale))].join(" · ");
}
