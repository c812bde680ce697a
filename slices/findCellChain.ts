import type { TableFieldDataCell, TableFieldHeaderCell } from "@prismicio/client";

import { filledLink } from "@/features/content";
import { findChain } from "@/features/shared/catalogue/catalogue";
import type { Chain } from "@/features/shared/catalogue/chain";

const chainKey = /(?:\/nodes\/|[?&]chain=)([\w-]+)/;

/** The chain whose page, or whose choice on a page, a table's cell links to. */
export function findCellChain({ content }: TableFieldDataCell | TableFieldHeaderCell): Chain | undefined {
  const spans = content.flatMap((block) => ("spans" in block ? block.spans : []));
  const links = spans.flatMap((span) => (span.type === "hyperlink" ? [filledLink(span.data, "en")?.href ?? ""] : []));
  return findChain(chainKey.exec(links.join(" "))?.[1] ?? "");
}
