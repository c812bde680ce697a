import { incidentNoticeMs } from "@/features/shared/incidentNoticeMs";

import type { SiteIndex } from "./SiteIndex";

/** Whether an incident began, ended or came within its notice between two times: stored pages tell the state before. */
export function hasPassedMoment({ entries }: Pick<SiteIndex, "entries">, from: number, to: number): boolean {
  return entries.some(({ type, facts }) => {
    if (type !== "incident") return false;
    const started = Date.parse(String(facts.started ?? ""));
    const moments = [started, started - incidentNoticeMs, Date.parse(String(facts.resolved ?? ""))];
    return moments.some((moment) => moment > from && moment <= to);
  });
}
