import { LRUCache } from "lru-cache";
import { array, mixed, object, string } from "yup";
import type { InferType } from "yup";

import { fillBrand, namesBrand, readBrand } from "../../../features/shared/contracts/brand.ts";
import { formDocumentSchema } from "../../../features/shared/contracts/composedForm.ts";
import { getDocumentId } from "../../../features/shared/contracts/formsApi.ts";
import type { ComposedName } from "../../../features/shared/contracts/formsApi.ts";
import { defaultLocale, getLanguage, getLocaleByLang } from "../../../features/shared/contracts/locales.ts";
import type { Locale } from "../../../features/shared/contracts/locales.ts";
import { mapTexts } from "../../../features/shared/contracts/mapTexts.ts";
import { readDocuments } from "../../kit/content/readDocuments.ts";
import type { DocumentApi } from "../../kit/content/readDocuments.ts";
import { HttpError } from "../../kit/HttpError.ts";
import { logFailure } from "../../kit/logFailure.ts";

export type FormDocument = InferType<typeof formDocumentSchema>;

type Read = { document: FormDocument | undefined; at: number };

// Short: visitors see a published change within a second or two.
const freshMs = 5_000;
const maxForms = 200;
const text = () => string().nullable();
const settingsSchema = object({
  results: array(
    object({
      lang: string().required(),
      data: object({
        ...{ site_name: text(), legal_name: text(), endpoint_host: text(), support_email: text() },
        address: array(mixed().required()).nullable(),
      }).required(),
    }).required(),
  ).required(),
});
const schema = object({ results: array(formDocumentSchema.required()).required() });

/** The published forms that editors composed, read at most every five seconds each. */
export class ComposedForms {
  private readonly api: DocumentApi | undefined;
  private readonly read = new LRUCache<ComposedName, Read>({ max: maxForms });

  /** Without a document API there are no composed forms. */
  constructor(api: DocumentApi | undefined) {
    this.api = api;
  }

  /** The document of a form; 404 when none is published, 503 when it was never read and cannot be. */
  async get(name: ComposedName): Promise<FormDocument> {
    const { document } = await this.load(name);
    if (document) return document;
    throw new HttpError(404, "not_found", "There is no such form.");
  }

  private async load(name: ComposedName): Promise<Read> {
    const known = this.read.get(name);
    const age = known ? Date.now() - known.at : Infinity;
    if (known && age >= 0 && age < freshMs) return known;
    try {
      const read = { document: await this.request(getDocumentId(name)), at: Date.now() };
      this.read.set(name, read);
      return read;
    } catch (error) {
      logFailure("error", "forms", "a form could not be read", error);
      // The last good copy: visitors still see the form.
      if (known) return known;
      throw new HttpError(503, "unavailable", "The form cannot be read right now.", { retryAfterSeconds: 30 });
    }
  }

  private async request(id: string): Promise<FormDocument | undefined> {
    if (!this.api) return undefined;
    const q = `[[at(document.type,"form")][at(document.id,"${id}")]]`;
    const { results } = await schema.validate(await readDocuments(this.api, { q, lang: "*" }), { stripUnknown: true });
    const [document] = results;
    return document && namesBrand(JSON.stringify(document)) ? fill(document, this.api) : document;
  }
}

/** A document with the brand's values in its texts, as visitors read them. */
async function fill(document: FormDocument, api: DocumentApi): Promise<FormDocument> {
  const q = '[[at(document.type,"settings")]]';
  const { results } = await settingsSchema.validate(await readDocuments(api, { q, lang: "*" }), { stripUnknown: true });
  const find = (locale: Locale) => results.find(({ lang }) => getLocaleByLang(lang) === locale);
  const locale = getLocaleByLang(document.lang) ?? defaultLocale;
  const settings = find(locale) ?? find(defaultLocale);
  const values = settings ? readBrand(settings.data, getLanguage(locale).script) : {};
  return mapTexts(document, (text) => fillBrand(text, values));
}
