import { fillSection, getSectionLink, sectionSlice, sectionType } from "#contracts/sections.ts";
import { createDocument } from "#cms/drafts/api.ts";
import type { EditorSession } from "#cms/editor/EditorSession.ts";
import { isJsonObject } from "#cms/editor/store/json.ts";
import type { JsonObject } from "#cms/editor/store/json.ts";
import { replaceSlices } from "#cms/editor/store/sliceCommands.ts";

import { loadSection } from "./api.ts";

/** A slice that shows a section. */
const toSectionSlice = (id: string): JsonObject => ({
  slice_type: sectionSlice,
  slice_label: null,
  variation: "default",
  primary: { section: { link_type: "Document", id }, texts: [] },
  items: [],
});

/**
 * Creates a section of slices that stand one after another, as a draft, and shows it in their place, which is one undo
 * step. Throws `StudioError`.
 */
export async function makeSection({ store, summary, reveal }: EditorSession, keys: readonly string[], title: string) {
  const slices = keys.map((key) => store.slice(key));
  const { value } = await createDocument({
    title,
    type: sectionType,
    lang: summary.lang,
    data: { title, slices, texts: [] },
  });
  const [key = ""] = replaceSlices(store, keys, [toSectionSlice(value.id)]);
  reveal(key);
}

/** Puts copies of a section's slices, with the page's own texts, in its place; returns their number, 0 without a section. */
export async function detachSection({ store, summary, reveal }: EditorSession, key: string): Promise<number> {
  const slice = store.slice(key);
  const link = getSectionLink(slice);
  const section = link && (await loadSection(link.id, summary.lang));
  const slices = section ? fillSection(slice, section.data).filter(isJsonObject) : [];
  if (slices.length === 0) return 0;
  const [first = ""] = replaceSlices(store, [key], slices);
  reveal(first);
  return slices.length;
}
