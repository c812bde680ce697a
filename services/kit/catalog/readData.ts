import { readFileSync } from "node:fs";
import { join } from "node:path";

import { ValidationError } from "yup";
import type { Schema } from "yup";

/** A validated file of the data folder; throws a sentence that names the file and the invalid entry. */
export function readData<T>(folder: string, file: string, schema: Schema<T>): T {
  const path = join(folder, file);
  try {
    const value: unknown = JSON.parse(readFileSync(path, "utf8"));
    return schema.validateSync(value);
  } catch (error) {
    if (!(error instanceof ValidationError) && !(error instanceof SyntaxError)) throw error;
    throw new Error(`${path} cannot be used: ${error.message}`, { cause: error });
  }
}
