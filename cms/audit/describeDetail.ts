import { ownValue } from "#contracts/ownValue.ts";
import { formatMoment } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import type { StudioModels } from "#cms/models/contract.ts";
import { isJsonObject, toText } from "#cms/editor/store/json.ts";
import { messages as studioMessages } from "#cms/shell/messages.ts";

import { messages } from "./messages.ts";

/** An event's detail as text: a scheduled time, a role, a field; anything else unchanged. */
export function describeDetail(kind: string, detail: string, locale: Locale, models?: StudioModels): string {
  const text = messages[locale];
  if (detail === "by schedule") return text.bySchedule;
  const [, minutes] = /^late by (\d+) min$/.exec(detail) ?? [];
  if (minutes !== undefined) return text.late(minutes);
  const [, action = "", moment = ""] = /^(publish|unpublish) (\S+)$/.exec(detail) ?? [];
  const plan = ownValue(text.plans, action);
  if (plan) return plan(formatMoment(moment, locale));
  const [, way = "", release = ""] = (kind === "moved" && /^(into|out of) (.+)$/.exec(detail)) || [];
  const move = ownValue(text.moves, way);
  if (move) return move(release);
  const [, name = "", role = ""] = /^(.*): (\w+)$/.exec(detail) ?? [];
  const roleName =
    kind.startsWith("person-") || kind === "token-created" ? ownValue(studioMessages[locale].roles, role) : undefined;
  if (roleName) return text.hasRole(name, roleName);
  // The slice's id and the path: `hero$1 primary.title`.
  if (kind === "commented" || kind === "resolved") return text.field(nameField(detail, models));
  return detail;
}

/** The label that every model with such a field gives it; its name where they differ. */
function nameField(detail: string, models: StudioModels | undefined): string {
  const [, name = detail, entry] = /([^ .[]*)(?:\[(\d+)\])?$/.exec(detail) ?? [];
  const [, slice] = /^(.+)\$\S* /.exec(detail) ?? [];
  const holders = slice ? models?.slices.filter(({ id }) => id === slice) : models?.types;
  const labels = new Set((holders ?? []).flatMap((model) => listLabels(model, name)));
  const [label] = labels;
  const shown = labels.size === 1 && label ? label : name;
  return entry === undefined ? shown : `${shown} ${Number(entry) + 1}`;
}

function listLabels(value: unknown, name: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => listLabels(one, name));
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, member]) => {
    const config = key === name && isJsonObject(member) ? member.config : undefined;
    return isJsonObject(config) ? [toText(config.label)] : listLabels(member, name);
  });
}
