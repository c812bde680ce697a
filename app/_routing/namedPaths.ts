import "server-only";

import { catalogue, findChain } from "@/features/shared/catalogue/catalogue";

/**
 * Redirects to chains' pages from names a visitor may type instead of the key: the name, or its first word, which
 * belongs to the first such chain of the catalogue. `/nodes/ethereum/` → `/nodes/eth/`.
 */
export const namedPaths: Record<string, string> = {};

const toSlug = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replace(/-$/, "");

for (const { name, key } of catalogue) {
  for (const word of [toSlug(name), toSlug(name.split(" ")[0] ?? "")]) {
    if (!findChain(word)) namedPaths[`/nodes/${word}/`] ??= `/nodes/${key}/`;
  }
}
