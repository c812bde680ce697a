import { readFile } from "node:fs/promises";

import { writeDurably } from "./durableFile.ts";
import { getErrorMessage } from "./log.ts";

/** The text of a JSON file. */
export const toJsonText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Writes a value as JSON; see `writeDurably`. */
export const writeJson = (path: string, value: unknown) => writeDurably(path, toJsonText(value));

/** The JSON of a file; `undefined` when there is no such file. Throws an error that names a file that is not JSON. */
export async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, "utf8"));
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error instanceof SyntaxError ? new Error(`${path} is not JSON: ${getErrorMessage(error)}`) : error;
  }
}

/** Whether an error means that the file does not exist. */
export const isMissing = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "code" in error && error.code === "ENOENT";
