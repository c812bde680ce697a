import type { Schema } from "yup";

import { getErrorMessage, log } from "#kit/log.ts";

/** The rows that can be read; each other one is named in the log and left out. */
export function pickReadable<T>(
  table: string,
  rows: readonly { key: string; value: unknown }[],
  schema: Schema<T>,
): T[] {
  return rows.flatMap(({ key, value }) => {
    try {
      return [schema.validateSync(value)];
    } catch (error) {
      log("error", "content", "a stored row cannot be read and is left out", {
        table,
        key,
        reason: getErrorMessage(error),
      });
      return [];
    }
  });
}
