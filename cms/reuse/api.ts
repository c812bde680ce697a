import type { InferType } from "yup";

import { getFallback, getLocaleByLang, prismicLang } from "@/features/shared/locale";
import { loadDocument } from "#cms/drafts/api.ts";
import type { StudioDocument } from "#cms/drafts/contract.ts";
import { send, sendOnly } from "#cms/http/send.ts";
import { searchDocuments } from "#cms/list/api.ts";

import { savedSliceSchema, savedSlicesSchema, sectionPagesSchema } from "./contract.ts";
import type { SavedSlice } from "./contract.ts";

/** The documents that show a section. */
export const loadSectionPages = (id: string, signal?: AbortSignal): Promise<InferType<typeof sectionPagesSchema>> =>
  send(`sections/${encodeURIComponent(id)}/pages`, sectionPagesSchema, { signal });

/**
 * The latest version of a section in a language or its fallback, by the id of any of its versions; `undefined` when there
 * is none.
 */
export async function loadSection(id: string, lang: string): Promise<StudioDocument | undefined> {
  const { value: section } = await loadDocument(id);
  const locale = getLocaleByLang(lang);
  const fallback = locale && getFallback(locale);
  for (const one of [lang, ...(fallback ? [prismicLang(fallback)] : [])]) {
    if (section.lang === one) return section;
    const { results } = await searchDocuments({ groups: [section.group], lang: one, limit: 1 });
    if (results[0]) return (await loadDocument(results[0].id)).value;
  }
  return undefined;
}

/** Every saved slice, by name. */
export const loadSavedSlices = (signal?: AbortSignal): Promise<InferType<typeof savedSlicesSchema>> =>
  send("slices", savedSlicesSchema, { signal });

export const saveSlice = (draft: { name: string; slice: object }): Promise<SavedSlice> =>
  send("slices", savedSliceSchema, { method: "POST", body: draft });

export const renameSlice = (id: string, name: string): Promise<SavedSlice> =>
  send(`slices/${encodeURIComponent(id)}`, savedSliceSchema, { method: "PATCH", body: { name } });

export const deleteSlice = (id: string): Promise<void> =>
  sendOnly(`slices/${encodeURIComponent(id)}`, { method: "DELETE" });
