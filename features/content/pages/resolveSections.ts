import "server-only";

import { getSiteIndex } from "@/features/content/routing/siteIndexStore";
import { findPreview } from "@/features/content/pageClient";
import { getSectionLink, placeSections } from "@/features/shared/contracts/sections";
import { getFallback, getLocaleByLang, prismicLang } from "@/features/shared/locale";

import { findDocument } from "./findDocument";
import { readSections } from "./pageReads";

type FindSection = (id: string, lang: string) => Promise<object | undefined>;
type Sliced = { lang: string; data: { slices: readonly object[] } };

/** A document with the slices of its sections in their places, in the document's language. */
export function resolveSections<T extends Sliced>(document: T, find?: FindSection): Promise<T>;
export async function resolveSections(document: Sliced, find: FindSection = findSection): Promise<Sliced> {
  const { lang, data } = document;
  const sections = await findSections(data.slices, lang, find);
  if (sections.size === 0) return document;
  return { ...document, data: { ...data, slices: placeSections(data.slices, (id) => sections.get(id)) } };
}

/** The data of each section that slices show, by its id; editors' tools send it with the link. */
export async function findSections(
  slices: readonly object[],
  lang: string,
  find: FindSection = findSection,
): Promise<Map<string, unknown>> {
  const links = new Map(slices.flatMap((slice) => getSectionLink(slice) ?? []).map((link) => [link.id, link.data]));
  return new Map(
    await Promise.all([...links].map(async ([id, data]) => [id, data ?? (await find(id, lang))] as const)),
  );
}

/**
 * The data of a section in a language, or in its fallback, as visitors see it or as a preview does; `undefined` when there
 * is none.
 */
export async function findSection(id: string, lang: string, load = findDocument): Promise<object | undefined> {
  const sections = await readSections();
  const { isComplete } = await getSiteIndex();
  // Ids of the simulator come from its URL: unknown ones must not fill the cache of responses.
  if (isComplete && !sections.includes(id) && (await findPreview())?.kind !== "open") return undefined;
  const section = await load(id);
  if (section?.type !== "section") return undefined;
  const locale = getLocaleByLang(lang);
  const fallback = locale && getFallback(locale);
  for (const language of [lang, ...(fallback ? [prismicLang(fallback)] : [])]) {
    if (section.lang === language) return section.data;
    const version = section.alternate_languages.find((one) => one.lang === language);
    const translated = version && (await load(version.id));
    if (translated) return translated.data;
  }
  return undefined;
}
