import { setImmediate } from "node:timers/promises";

import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import { cutEnd, cutStart } from "#cms/repository/domain/texts/cutContext.ts";
import { mapTexts } from "#cms/repository/domain/texts/mapTexts.ts";
import { WordFinder } from "#cms/repository/domain/texts/WordFinder.ts";
import type { ModelStore } from "#cms/repository/store/ModelStore.server.ts";
import type { DocumentCatalog } from "#cms/list/DocumentCatalog.server.ts";
import { getRevision } from "#cms/drafts/DraftStore.server.ts";

import type { ReplacementMatch, ReplacementPlaces, ReplacementSearch } from "./contract.ts";
import { maxPlaces } from "./contract.ts";

const contextLength = 60;
// Every document is read: other requests are served after each slice.
const sliceMs = 8;

/** Every match of some words in the latest version of each document, in the order of their paths. */
export async function findPlaces(
  catalog: DocumentCatalog,
  query: ReplacementSearch,
  models: ModelStore,
): Promise<ReplacementPlaces> {
  const slices = models.list("slices");
  const names = new Map(slices.map((slice) => [slice.id, "name" in slice ? String(slice.name) : slice.id]));
  const results: ReplacementPlaces["results"] = [];
  let total = 0;
  let end = performance.now() + sliceMs;
  // The entries of the catalogue change while other requests are served.
  for (const entry of [...catalog.entries.values()]) {
    if (performance.now() > end) {
      await setImmediate();
      end = performance.now() + sliceMs;
    }
    const { draft } = entry;
    if (query.lang && draft.document.lang !== query.lang) continue;
    const places = listPlaces(draft.document, query, { models, names });
    if (places.length > 0 && total < maxPlaces)
      results.push({ document: catalog.summarize(entry), etag: `"${getRevision(draft)}"`, places });
    total += places.length;
  }
  results.sort((a, b) => (a.document.path ?? "~").localeCompare(b.document.path ?? "~"));
  return { total, results };
}

/** Whether visitors read a field: anchors, paths, recipients and the keys of form fields stay as they are. */
export const isRead = (field: string): boolean =>
  !/\.(?:anchor|pattern|recipients)$|^data\.(?:from|fields\[\d+\]\.name)$/.test(field);

type Context = { models: ModelStore; names: ReadonlyMap<string, string> };

function listPlaces(document: StoredDocument, query: ReplacementSearch, { models, names }: Context) {
  const places: ReplacementMatch[] = [];
  const finder = new WordFinder(query, document.lang);
  mapTexts(document, models.models, ({ text, field, slice, labels }) => {
    if (!isRead(field)) return undefined;
    for (const { start, end } of finder.find(text)) {
      places.push({
        index: places.length,
        field,
        slice,
        label: labels.map((label) => names.get(label) ?? label).join(" › "),
        before: cutStart(text.slice(0, start), contextLength),
        found: text.slice(start, end),
        after: cutEnd(text.slice(end), contextLength),
      });
    }
    return undefined;
  });
  return places;
}
