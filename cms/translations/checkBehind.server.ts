import type { SiteFinding } from "#cms/checks/site.contract.ts";
import type { CatalogEntry } from "#cms/list/CatalogEntry.server.ts";

import { findSource, listBehind, toFieldPath } from "./listBehind.server.ts";
import type { TranslationRecords } from "./TranslationRecords.server.ts";

/** Fields of published translations whose source changed since they were marked as done. */
export const checkBehind = (
  entries: ReadonlyMap<string, CatalogEntry>,
  translations: Pick<TranslationRecords, "entries">,
): SiteFinding[] =>
  translations.entries.flatMap(([id, record]): SiteFinding[] => {
    const entry = entries.get(id);
    const source = findSource(record, entries);
    if (!entry || entry.published === null || !source) return [];
    const { document } = entry.draft;
    return listBehind(record, source).map((name) => ({
      rule: "translation-behind",
      level: "warning",
      document: document.id,
      values: [source.lang],
      ...toFieldPath(document, name),
      message: `was translated from other words than those that stand in ${source.lang} now`,
    }));
  });
