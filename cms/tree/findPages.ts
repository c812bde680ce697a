import { searchDocuments } from "#cms/list/api.ts";
import { isNamed } from "#cms/shell/palette/rankDocuments.ts";

import type { TreeNode } from "./TreeStore.ts";

// Pages that have the words in their names come first.
const limit = 200;

/** Pages of a language with words in title or URL, in the order of their paths. */
export async function findPages(lang: string, text: string, signal: AbortSignal): Promise<TreeNode[]> {
  const { results } = await searchDocuments({ lang, text, limit, by_page: true, prefer: lang }, signal);
  return results
    .filter((document) => document.path !== null && !document.path.includes("[") && isNamed(document, text))
    .map((document) => ({ ...document, parent: null, has_children: false, below: 0 }))
    .sort((a, b) => (a.path ?? "").localeCompare(b.path ?? ""));
}
