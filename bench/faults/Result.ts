import type { Audit } from "./people/audit.ts";
import type { Ledger } from "./people/Ledger.ts";

/** One fault: what visitors asked and did not get, where they asked, and seconds until everything is taken again. */
export type Row = { fault: string; visits?: { asked: number; unanswered: number }; recovery: number };

/** Faults that were gone through on one place, and what became of everything acknowledged there. */
export type Result = Audit & { rows: Row[]; ledger: Ledger };
