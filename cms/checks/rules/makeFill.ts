import { LRUCache } from "lru-cache";

import { fillBrand, readBrand } from "#contracts/brand.ts";
import { getLanguage, getLocaleByLang } from "#contracts/locales.ts";
import { mapTexts } from "#contracts/mapTexts.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";

// Documents never change, and all rules read the same one in turn; more of them would fill the memory.
const cache = new LRUCache<StoredDocument, { key: string; filled: StoredDocument }>({ max: 6 });

/** Returns a function that fills the placeholders of a document from the settings of its language. */
export function makeFill(settings: readonly StoredDocument[]): (document: StoredDocument) => StoredDocument {
  const brands = new Map(
    settings.flatMap(({ lang, data }) => {
      const locale = getLocaleByLang(lang);
      return locale ? [[lang, readBrand(data, getLanguage(locale).script)] as const] : [];
    }),
  );
  const keys = new Map([...brands].map(([lang, values]) => [lang, JSON.stringify(values)]));
  return (document) => {
    const key = keys.get(document.lang) ?? "";
    const cached = cache.get(document);
    if (cached?.key === key) return cached.filled;
    const values = brands.get(document.lang) ?? {};
    const data = mapTexts(document.data, (text) => fillBrand(text, values));
    const filled = data === document.data ? document : { ...document, data };
    cache.set(document, { key, filled });
    return filled;
  };
}
