import type { AllDocumentTypes } from "@/customtypes/prismicio-types";

/** A document's id and the fields that differ from the defaults. */
export type Listed = { id: string; uid?: string; type?: string; lang?: string; data?: object };

const facts = {
  type: "page",
  lang: "en-us",
  last_publication_date: "2026-01-01T00:00:00+0000",
  alternate_languages: [],
  data: {},
};

/** Documents as a listing of the repository's URLs answers them, each known by its `id`, which is its uid too. */
export function listed(...documents: Listed[]): AllDocumentTypes[] {
  // A listing with the client's `fetch` option returns partial documents, although their type is the complete one.
  return JSON.parse(JSON.stringify(documents.map((document) => ({ ...facts, uid: document.id, ...document }))));
}

/** A link to a document, as a field of another one. */
export const linkTo = (id: string) => ({ link_type: "Document", id });
