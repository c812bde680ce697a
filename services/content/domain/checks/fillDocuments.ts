import { fillBrand, readBrand } from "../../../../features/shared/contracts/brand.ts";
import { getLanguage, getLocaleByLang } from "../../../../features/shared/contracts/locales.ts";
import { mapTexts } from "../../../../features/shared/contracts/mapTexts.ts";
import type { StoredDocument } from "../model/document.ts";

/** The documents as visitors read them: with the brand's values of their language's settings. */
export function fillDocuments(documents: StoredDocument[]): StoredDocument[] {
  const brands = new Map(
    documents.flatMap(({ type, lang, data }) => {
      const locale = getLocaleByLang(lang);
      return type === "settings" && locale ? [[lang, readBrand(data, getLanguage(locale).script)]] : [];
    }),
  );
  return documents.map((document) => {
    const values = brands.get(document.lang) ?? {};
    return { ...document, data: mapTexts(document.data, (text) => fillBrand(text, values)) };
  });
}
