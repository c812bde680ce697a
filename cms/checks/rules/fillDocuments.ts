import { fillBrand, readBrand } from "#contracts/brand.ts";
import { getLanguage, getLocaleByLang } from "#contracts/locales.ts";
import { mapTexts } from "#contracts/mapTexts.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";

// Documents never change, and one is checked repeatedly among all others.
const cache = new WeakMap<StoredDocument, { key: string; filled: StoredDocument }>();

/** The documents as visitors read them: placeholders filled from the settings of their language. */
export function fillDocuments(documents: StoredDocument[]): StoredDocument[] {
  const brands = new Map(
    documents.flatMap(({ type, lang, data }) => {
      const locale = getLocaleByLang(lang);
      return type === "settings" && locale ? [[lang, readBrand(data, getLanguage(locale).script)]] : [];
    }),
  );
  const keys = new Map([...brands].map(([lang, values]) => [lang, JSON.stringify(values)]));
  return documents.map((document) => {
    const key = keys.get(document.lang) ?? "";
    const known = cache.get(document);
    if (known?.key === key) return known.filled;
    const values = brands.get(document.lang) ?? {};
    const filled = { ...document, data: mapTexts(document.data, (text) => fillBrand(text, values)) };
    cache.set(document, { key, filled });
    return filled;
  });
}
