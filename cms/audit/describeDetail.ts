import { ownValue } from "#contracts/ownValue.ts";
import { formatMoment } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { messages as studioMessages } from "#cms/shell/messages.ts";

import { messages } from "./messages.ts";

/** An event's detail as text: a scheduled time, a role, a field; anything else unchanged. */
export function describeDetail(kind: string, detail: string, locale: Locale): string {
  const text = messages[locale];
  if (detail === "by schedule") return text.bySchedule;
  const [, minutes] = /^late by (\d+) min$/.exec(detail) ?? [];
  if (minutes !== undefined) return text.late(minutes);
  const [, action = "", moment = ""] = /^(publish|unpublish) (\S+)$/.exec(detail) ?? [];
  const plan = ownValue(text.plans, action);
  if (plan) return plan(formatMoment(moment, locale));
  const [, name = "", role = ""] = /^(.*): (\w+)$/.exec(detail) ?? [];
  const roleName = kind.startsWith("person-") ? ownValue(studioMessages[locale].roles, role) : undefined;
  if (roleName) return text.hasRole(name, roleName);
  // The slice's id and the path: `hero$1 primary.title`.
  if (kind === "commented" || kind === "resolved") return text.field(/[^ .]*$/.exec(detail)?.[0] ?? detail);
  return detail;
}
