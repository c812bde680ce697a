import type { DocumentSummary } from "#cms/list/contract.ts";

/** The possible sources of a new page. */
export const starts = ["empty", "copy", "template"] as const;
export type Start = (typeof starts)[number];
export type Base = Pick<DocumentSummary, "id" | "title" | "type" | "lang" | "path">;
export type Parent = Pick<DocumentSummary, "id" | "title" | "path">;
export type NewPageProblem = "title" | "uid" | "taken" | "base";

/** Type of the pages that may stand below another one. */
export const nestedType = "page";
export const templateType = "page_template";
