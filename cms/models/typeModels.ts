import { boolean, mixed, object, string } from "yup";
import type { InferType } from "yup";

import { translate } from "#contracts/translate.ts";
import type { Locale } from "@/features/shared/locale";

import type { StudioModels } from "./contract.ts";
import { getLanguageName } from "./listLanguages.ts";

const tabs =
  mixed<
    Record<string, Record<string, { type: string; config?: { label?: string; placeholder?: string } }>>
  >().required();

/** The members of a type's model that lists and new pages need. */
const typeModelSchema = object({
  id: string().required(),
  label: string().default(""),
  /** Whether there may be more than one document of it. */
  repeatable: boolean().default(true),
  /** `page` for types whose documents have pages. */
  format: string().default("custom"),
  json: tabs,
});
export type TypeModel = InferType<typeof typeModelSchema>;

// Cached: every row of a list reads it.
const cache = new WeakMap<StudioModels, readonly TypeModel[]>();

// Chinese labels by pronunciation; alone, Latin ones are sorted as usual.
const collator = new Intl.Collator("zh");

/** The models of document types, sorted by name; invalid ones are left out. */
export function listTypes(models: StudioModels | undefined): readonly TypeModel[] {
  if (!models) return [];
  const types = cache.get(models) ?? readTypes(models);
  cache.set(models, types);
  return types;
}

const readTypes = ({ types }: StudioModels): readonly TypeModel[] =>
  types
    .flatMap((model) => (typeModelSchema.isValidSync(model) ? [typeModelSchema.cast(model)] : []))
    .sort((a, b) => collator.compare(a.label, b.label));

/** A type of which there may be many documents, none with a page: forms, redirects, shared sections. */
export const findDataType = (models: StudioModels | undefined, id: string): TypeModel | undefined =>
  listTypes(models).find((type) => type.id === id && type.repeatable && type.format !== "page");

/** Types of which the dialog of a new page makes one: they have pages, each with a URL of its own. */
export const listPageTypes = (models: StudioModels | undefined): readonly TypeModel[] =>
  listTypes(models).filter(
    (type) => type.repeatable && type.format === "page" && [...listFields(type).values()].includes("UID"),
  );

export const findPageType = (models: StudioModels | undefined, id: string): TypeModel | undefined =>
  listPageTypes(models).find((type) => type.id === id);

/** A document that the site needs in each language: the home page, or the only one of its type. */
export const isRequired = (
  models: StudioModels | undefined,
  { type, uid }: { type: string; uid: string | null },
): boolean =>
  (type === "page" && uid === "home") || listTypes(models).some(({ id, repeatable }) => id === type && !repeatable);

/** The name of a type; its id if the model no longer exists. */
export const getTypeLabel = (models: StudioModels | undefined, id: string): string =>
  listTypes(models).find((type) => type.id === id)?.label || id;

const toPlural = translate<(label: string) => string>({
  // What ends in one s, such as News, is its own plural.
  en: (label) =>
    /[^s]s$/.test(label) ? label : `${label.replace(/([^aeiou])y$/, "$1ie").replace(/(ss|x|ch|sh)$/, "$1e")}s`,
  cn: (label) => label,
});

/** What the list of a type is called: its plural, where there may be several documents. */
export function nameTypeList(models: StudioModels | undefined, id: string, locale: Locale): string {
  const type = listTypes(models).find((one) => one.id === id);
  return type?.repeatable && type.label ? toPlural[locale](type.label) : getTypeLabel(models, id);
}

/** The title of a document; the name of its type where the type’s id stands in for one. */
export const nameDocument = (
  models: StudioModels | undefined,
  { title, type }: { title: string; type: string },
): string => (title === type ? getTypeLabel(models, type) : title);

/** For redirects that work in all languages. */
export const everyLanguage = translate({ en: "Every language", cn: "所有语言" });

/** Type and language of a document in words; a redirect may be of every language. */
export const describeKind = (
  models: StudioModels | undefined,
  {
    type,
    lang,
    is_in_every_language: isInEvery,
  }: { type: string; lang: string; is_in_every_language?: boolean | undefined },
  locale: Locale,
): string => `${getTypeLabel(models, type)} · ${isInEvery ? everyLanguage[locale] : (getLanguageName(lang) ?? lang)}`;

/** Languages and types in words. */
export const describeScope = (
  models: StudioModels | undefined,
  { languages = [], types = [] }: { languages?: readonly string[] | undefined; types?: readonly string[] | undefined },
): string[] => [
  ...languages.map((lang) => getLanguageName(lang) ?? lang),
  ...types.map((type) => getTypeLabel(models, type)),
];

/** What the model says of the field that names a document; `undefined` without such a field. */
export const describeTitle = ({ json }: TypeModel): string | undefined =>
  Object.values(json).find(({ title }) => title)?.title?.config?.placeholder;

/** Ids of a type's fields, with their kinds. */
export const listFields = ({ json }: TypeModel): Map<string, string> =>
  new Map(Object.values(json).flatMap((tab) => Object.entries(tab).map(([name, { type }]) => [name, type] as const)));
