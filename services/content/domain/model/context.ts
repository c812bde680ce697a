import { createHash } from "node:crypto";

import type { Models } from "./models.ts";

/** What is wrong with one field of a document, and in which line of its file, where that is known. */
export type Problem = { field: string; reason: string; line?: number };

/** Where normalising stands: the field's path, and what it takes to read and report it. */
export type FieldContext = {
  models: Models;
  problems: Problem[];
  documentId: string;
  path: string;
  /** Set for what is stored already: empty values of fields that changed or went are not worth a word. */
  isStored?: boolean;
};

/** The same, one step further down. */
export const within = (context: FieldContext, step: string): FieldContext => ({
  ...context,
  path: step.startsWith("[") || context.path === "" ? `${context.path}${step}` : `${context.path}.${step}`,
});

/** Names a problem of the field and gives what stands in for it. */
export function report<T>({ problems, path }: FieldContext, reason: string, instead: T): T {
  problems.push({ field: path, reason });
  return instead;
}

/** A key that is the same for the same place of the same document, in the form of Prismic's. */
export function makeKey({ documentId, path }: FieldContext): string {
  const hex = createHash("md5").update(`${documentId} ${path}`).digest("hex");
  return [8, 12, 16, 20, 32].map((end, index, ends) => hex.slice(ends[index - 1] ?? 0, end)).join("-");
}
