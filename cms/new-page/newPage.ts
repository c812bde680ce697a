import type { DocumentSummary } from "#cms/list/contract.ts";

import { starters } from "./starters.ts";

/** The possible sources of a new page: nothing, a starter, or another document. */
export const starts = ["empty", ...starters, "copy", "template"] as const;
export type Start = (typeof starts)[number];

/** Whether a page starts from a document that is chosen. */
export const hasBase = (start: Start): start is "copy" | "template" => start === "copy" || start === "template";
export type Base = Pick<DocumentSummary, "id" | "title" | "type" | "lang" | "path">;
export type Parent = Pick<DocumentSummary, "id" | "title" | "path">;
export type NewPageProblem = "title" | "uid" | "taken" | "base";

/** Type of the pages that may stand below another one. */
export const nestedType = "page";
export const templateType = "page_template";
