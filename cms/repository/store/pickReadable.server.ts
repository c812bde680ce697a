import type { Schema } from "yup";

import { getErrorMessage } from "#kit/log.ts";
import type { UnreadableRows } from "./UnreadableRows.server.ts";

/** The rows that can be read; each other one is named and left out. */
export function pickReadable<T>(
  unreadable: UnreadableRows,
  table: string,
  rows: readonly { key: string; value: unknown }[],
  schema: Schema<T>,
): T[] {
  unreadable.clear(
    table,
    rows.map(({ key }) => key),
  );
  return rows.flatMap(({ key, value }) => {
    try {
      return [schema.validateSync(value)];
    } catch (error) {
      unreadable.add(table, key, getErrorMessage(error));
      return [];
    }
  });
}
