import { array, mixed, object, string } from "yup";

import { fillBrand, namesBrand, readBrand } from "@/features/shared/contracts/brand";
import { env } from "@/features/shared/env";
import { defaultLocale, getLanguage, getLocaleByLang, prismicLang } from "@/features/shared/locale";

import { mapTexts } from "@/features/shared/contracts/mapTexts";

/** The brand's values by Prismic language. */
export type Brands = ReadonlyMap<string, Record<string, string>>;

const resultsSchema = object({
  results: array(object({ lang: string().required(), data: mixed().required() }).required()).required(),
}).required();
const settingsSchema = object({
  site_name: string().nullable(),
  legal_name: string().nullable(),
  endpoint_host: string().nullable(),
  support_email: string().nullable(),
  address: array(mixed().required()).nullable(),
}).required();

/**
 * The repository's response with placeholders such as `{{brand}}` filled in each document's language. Rich text spans
 * are shifted accordingly. The values are loaded only if a text uses one.
 */
export async function fillResponse(response: Response, loadBrands: () => Promise<Brands>): Promise<Response> {
  if (!response.ok) return response;
  const text = await response.text();
  return new Response(namesBrand(text) ? await fill(text, loadBrands) : text, {
    status: response.status,
    headers: { "content-type": "application/json" },
  });
}

async function fill(text: string, loadBrands: () => Promise<Brands>): Promise<string> {
  const body: unknown = JSON.parse(text);
  if (!resultsSchema.isValidSync(body)) return text;
  const brands = await loadBrands();
  const usual = brands.get(prismicLang(defaultLocale)) ?? {};
  const results = body.results.map((document) => {
    const values = brands.get(document.lang) ?? usual;
    return mapTexts(document, (one) => fillBrand(one, values));
  });
  return JSON.stringify({ ...body, results });
}

/** URL of the settings in all languages, at the ref of another request to the repository. */
export function toSettingsUrl(request: URL): URL {
  const settings = new URL(request);
  for (const name of [...settings.searchParams.keys()]) {
    if (name !== "ref" && name !== "access_token") settings.searchParams.delete(name);
  }
  settings.searchParams.set("q", '[[at(document.type, "settings")]]');
  settings.searchParams.set("lang", "*");
  return settings;
}

/** Reads the brand's values from that response; throws for another shape. */
export async function readBrands(response: Response): Promise<Brands> {
  const { results } = await resultsSchema.validate(await response.json());
  return new Map(
    results.map(({ lang, data }) => {
      const { script } = getLanguage(getLocaleByLang(lang) ?? defaultLocale);
      return [lang, { ...readBrand(settingsSchema.validateSync(data), script), site_url: env.SITE_URL }];
    }),
  );
}
