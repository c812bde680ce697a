import { createHash } from "node:crypto";

import type { Models } from "./models.ts";

/** A problem of a document's field, with the line of its file, if known. */
export type Problem = { field: string; reason: string; line?: number };

/** State of normalizing: the field's path, the models, and the problems found. */
export type FieldContext = {
  models: Models;
  problems: Problem[];
  documentId: string;
  path: string;
  /** Set for stored data: empty values of changed or removed fields are no problem. */
  isStored?: boolean;
};

/** The context of a nested value. */
export const within = (context: FieldContext, step: string): FieldContext => ({
  ...context,
  path: step.startsWith("[") || context.path === "" ? `${context.path}${step}` : `${context.path}.${step}`,
});

/** Reports a problem of the field and returns `instead`. */
export function report<T>({ problems, path }: FieldContext, reason: string, instead: T): T {
  problems.push({ field: path, reason });
  return instead;
}

/** A stable key for a path of a document, in Prismic's format. */
export function makeKey({ documentId, path }: FieldContext): string {
  const hex = createHash("md5").update(`${documentId} ${path}`).digest("hex");
  return [8, 12, 16, 20, 32].map((end, index, ends) => hex.slice(ends[index - 1] ?? 0, end)).join("-");
}
