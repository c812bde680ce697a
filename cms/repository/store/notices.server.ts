import { array, number, object, string, tuple } from "yup";

/** A changed row: its table and key; null for any row of the table. */
export type Touched = [table: string, key: string | null];

/** What a write tells other instances: its number, and the rows it changed. */
export type Notice = { from: string; seq: number; touched: Touched[] };

const schema = object({
  from: string().required(),
  seq: number().required(),
  touched: array(tuple([string().required(), string().nullable().defined()]).required()).required(),
});

// PostgreSQL allows 7,999 bytes.
const maxBytes = 7_000;

/** A notice as text; too many rows are shortened to the names of their tables. */
export function toPayload({ from, seq, touched }: Notice): string {
  const text = JSON.stringify({ from, seq, touched });
  if (Buffer.byteLength(text) <= maxBytes) return text;
  const tables = [...new Set(touched.map(([table]) => table))];
  return JSON.stringify({ from, seq, touched: tables.map((table) => [table, null]) });
}

/** Parses a notice; throws for any other text. */
export const parseNotice = (payload: string): Notice => schema.validateSync(JSON.parse(payload));
