import { LRUCache } from "lru-cache";

import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import type { Models } from "#cms/repository/domain/model/models.ts";

import { renderData } from "./renderDocument.ts";
import type { RenderContext } from "./renderDocument.ts";

type Size = ReturnType<RenderContext["imageSize"]>;

/** What a document was rendered from besides itself. */
type Sources = {
  models: Models;
  documents: Map<string, StoredDocument | undefined>;
  groups: Map<string, readonly StoredDocument[]>;
  sizes: Map<string, Size>;
};

type Rendered = { document: StoredDocument; sources: Sources; json: Buffer<ArrayBuffer> };

const maxBytes = 32 * 1_048_576;
// What an entry takes besides its bytes.
const entryBytes = 4_096;

/** The data of documents as JSON, kept for as long as everything stays the same that it was rendered from. */
export class RenderedData {
  private readonly cache = new LRUCache<string, Rendered>({
    maxSize: maxBytes,
    sizeCalculation: ({ json }) => json.length + entryBytes,
  });

  /** The JSON of a document's data; `parameters` differs for each way of rendering in the context. */
  render(document: StoredDocument, context: RenderContext, parameters: string): Buffer<ArrayBuffer> {
    const key = `${document.id} ${parameters}`;
    const known = this.cache.get(key);
    if (known?.document === document && isCurrent(known.sources, context)) return known.json;
    const sources: Sources = { models: context.models, documents: new Map(), groups: new Map(), sizes: new Map() };
    const json = Buffer.from(JSON.stringify(renderData(document, note(context, sources))));
    this.cache.set(key, { document, sources, json });
    return json;
  }
}

/** The same context, which notes what is read of it. */
function note(context: RenderContext, { documents, groups, sizes }: Sources): RenderContext {
  const noted =
    <T>(read: (name: string) => T, values: Map<string, T>) =>
    (name: string): T => {
      const value = read(name);
      values.set(name, value);
      return value;
    };
  return {
    ...context,
    find: noted(context.find, documents),
    siblings: (group) => noted(() => [...context.siblings(group)], groups)(group),
    imageSize: noted(context.imageSize, sizes),
  };
}

function isCurrent({ models, documents, groups, sizes }: Sources, context: RenderContext): boolean {
  if (models !== context.models) return false;
  for (const [id, document] of documents) if (context.find(id) !== document) return false;
  for (const [group, all] of groups) {
    const now = context.siblings(group);
    if (now.length !== all.length || now.some((document, index) => document !== all[index])) return false;
  }
  for (const [name, size] of sizes) {
    const now = context.imageSize(name);
    if (now?.width !== size?.width || now?.height !== size?.height) return false;
  }
  return true;
}
