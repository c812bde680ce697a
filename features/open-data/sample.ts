import rows from "@/content/data/demo-sample.json";

/** The first blocks of the demo chain, which are the same on every machine, as the tables of a delivery. */
export const sampleTables = {
  "blocks.csv": rows.blocks,
  "transactions.csv": rows.transactions,
  "logs.csv": rows.logs,
  "contracts.csv": rows.contracts,
} satisfies Record<string, readonly Record<string, string>[]>;

/** The heights of the first block and of the last one. */
export const sampleRange = { from: Number(rows.blocks.at(0)?.number), to: Number(rows.blocks.at(-1)?.number) };

export type ColumnType = "integer" | "wide" | "hash" | "address" | "bytes" | "time";

const names: Record<ColumnType, readonly string[]> = {
  integer: ["number", "block_number", "index", "log_index", "gas_used", "status"],
  wide: ["base_fee_per_gas", "value", "effective_gas_price"],
  hash: ["hash", "parent_hash", "topic0", "topic1", "topic2", "topic3", "code_hash"],
  address: ["address", "from", "to", "creator"],
  bytes: ["input", "data"],
  time: ["timestamp"],
};

/** Types of all columns, by the JSON-RPC field that a column has its name of. */
export const columnTypes: Record<string, ColumnType | undefined> = Object.fromEntries(
  (["integer", "wide", "hash", "address", "bytes", "time"] as const).flatMap((type) =>
    names[type].map((column) => [column, type]),
  ),
);

const tables: Record<string, readonly Record<string, string>[]> = sampleTables;

/** A table as CSV (RFC 4180) with its columns in the first line; `undefined` for another name. */
export function writeSample(name: string): string | undefined {
  const table = Object.hasOwn(tables, name) ? tables[name] : undefined;
  const [first] = table ?? [];
  if (!table || !first) return undefined;
  const columns = Object.keys(first);
  return [columns, ...table.map((row) => columns.map((column) => row[column] ?? ""))]
    .map((cells) => `${cells.join(",")}\r\n`)
    .join("");
}
