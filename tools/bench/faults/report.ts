import type { Gates } from "../run/Gates.ts";
import type { Audit } from "./people/audit.ts";
import { kinds } from "./people/Ledger.ts";
import type { Ledger } from "./people/Ledger.ts";

/** A fault: requests sent and unanswered during it, the longest wait for one, and seconds until every write is accepted again. */
export type Row = {
  fault: string;
  visits?: { requests: number; unanswered: number; maxWaitMs: number };
  recovery: number;
};

/** All faults on one kind of storage, and the audit of everything acknowledged there. */
export type Result = Audit & { rows: Row[]; ledger: Ledger };

export const head = [
  "fault",
  "requests",
  "unanswered",
  "longest s",
  "recovery s",
  ...kinds.map((kind) => `${kind}s taken`),
  "lost",
  "twice",
];

/** Rows of a table, and the gates of each fault: minimum requests, none unanswered, nothing lost. */
export function report(
  { rows, ledger, lost, paidTwice, publishedTwice, lateMs }: Result,
  minRequests: number,
  gates: Gates,
): (string | number)[][] {
  const storage = `faults, ${rows.some(({ visits }) => visits) ? "cluster" : "embedded database"}`;
  gates.atMost(`${storage}: paid twice`, paidTwice.length, 0);
  gates.atMost(`${storage}: published twice`, publishedTwice.length, 0);
  return rows.map(({ fault, visits, recovery }: Row) => {
    const taken = ledger.entries.filter(({ during }) => during === fault);
    const gone = taken.filter((entry) => lost.has(entry)).length;
    const twice = taken.filter(({ kind, key }) => (kind === "claim" ? paidTwice : publishedTwice).includes(key)).length;
    if (visits) {
      gates.atLeast(`faults, ${fault}: requests for known pages`, visits.requests, minRequests);
      gates.atMost(`faults, ${fault}: visitors without their page`, visits.unanswered, 0);
    }
    gates.atMost(`faults, ${fault}: recovery`, recovery, 10, "s");
    const late = taken.flatMap(({ key }) => lateMs.get(key) ?? []);
    // Where one instance is left, it carries out what the other had planned.
    if (/^back end \d killed/.test(fault))
      gates.atMost(`faults, ${fault}: schedules late by`, Math.max(0, ...late) / 1_000, 12, "s");
    gates.atMost(`faults, ${fault}: acknowledged and lost`, gone, 0);
    const counts = kinds.map((kind) => taken.filter((entry) => entry.kind === kind).length);
    const maxWait = visits ? (visits.maxWaitMs / 1_000).toFixed(1) : "–";
    return [
      fault,
      visits?.requests ?? "–",
      visits?.unanswered ?? "–",
      maxWait,
      recovery.toFixed(1),
      ...counts,
      gone,
      twice,
    ];
  });
}
