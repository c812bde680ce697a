import { toDay } from "#cms/shell/time/toDay.ts";

import type { StudioEvent } from "./contract.ts";

/** Events, latest first, with saves of one person and document that follow each other on one day as the last of them. */
export function foldSaves(events: readonly StudioEvent[]): (StudioEvent & { count: number })[] {
  const rows: (StudioEvent & { count: number })[] = [];
  for (const event of events) {
    const last = rows.at(-1);
    if (last && event.kind === "saved" && toKey(event) === toKey(last)) last.count += 1;
    else rows.push({ ...event, count: 1 });
  }
  return rows;
}

const toKey = ({ kind, document, by, at, detail }: StudioEvent) =>
  [kind, document, by.id, by.agent, detail, toDay(at)].join(" ");
