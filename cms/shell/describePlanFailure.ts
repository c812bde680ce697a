import type { Locale } from "@/features/shared/locale";
import { describeFinding } from "#cms/checks/describeFinding.ts";
import type { Reason } from "#cms/schedules/reasons.contract.ts";

import { findFailureText } from "./findFailureText.ts";

/** Why something planned did not or will not happen, in the interface language; `message` has no translation. */
export function describePlanFailure(message: string, reason: Reason | null | undefined, locale: Locale): string {
  if (!reason || locale === "en") return message;
  const { code, values, title } = reason;
  const finding = { rule: code, values, message, field: "", level: "error", slice: null } as const;
  const sentence = findFailureText(code, values, locale) ?? describeFinding(finding, locale);
  return title ? `“${title}”：${sentence}` : sentence;
}
