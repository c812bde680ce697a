import type { Audit } from "./people/audit.ts";
import type { Ledger } from "./people/Ledger.ts";

/** A fault: requests sent and unanswered during it, and seconds until every write is accepted again. */
export type Row = { fault: string; visits?: { asked: number; unanswered: number }; recovery: number };

/** All faults on one kind of storage, and the audit of everything acknowledged there. */
export type Result = Audit & { rows: Row[]; ledger: Ledger };
