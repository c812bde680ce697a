import "server-only";

import { methodPages } from "@/features/shared/catalogue/methodPages";

/**
 * Methods' pages with the family as a segment of its own: `/docs/methods/evm/eth_call/` → `/docs/methods-evm/eth_call/`.
 * Known to the server only: no link of the site leads there, so browsers need not load them with the other redirects.
 */
export const methodPaths: Record<string, string> = { "/docs/methods/": "/docs/" };

for (const { family, value } of methodPages) {
  methodPaths[`/docs/methods/${family}/`] = `/docs/methods-${family}/`;
  methodPaths[`/docs/${value.replace("methods-", "methods/")}/`] = `/docs/${value}/`;
}
