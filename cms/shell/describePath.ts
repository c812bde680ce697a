import type { DocumentSummary } from "#cms/list/contract.ts";

/** The address that visitors have, and the one after publication where it differs; empty for what has no page. */
export const describePath = ({ path, next_path: next }: Pick<DocumentSummary, "path" | "next_path">): string =>
  [path, next].filter(Boolean).join(" → ");
