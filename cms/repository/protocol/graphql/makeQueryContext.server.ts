import type { JsonObject, StoredDocument } from "#cms/repository/domain/model/document.ts";
import type { Models } from "#cms/repository/domain/model/models.ts";
import type { TextIndex } from "#cms/repository/domain/query/TextIndex.ts";
import type { Snapshot } from "#cms/repository/store/snapshot.server.ts";
import { renderData } from "#cms/repository/domain/render/renderDocument.ts";
import type { RenderContext } from "#cms/repository/domain/render/renderDocument.ts";

/** Context of one GraphQL query. */
export type QueryContext = {
  snapshot: Snapshot;
  models: Models;
  texts: TextIndex;
  /** A document's fields in the form of the document API. */
  getData: (document: StoredDocument) => JsonObject;
};

type Options = Pick<RenderContext, "endpoint" | "imagesUrl" | "masterLang" | "imageSize"> & {
  models: Models;
  texts: TextIndex;
};

/** The context of one query over one snapshot. */
export function makeQueryContext(snapshot: Snapshot, { models, texts, ...options }: Options): QueryContext {
  const render: RenderContext = {
    ...options,
    ref: snapshot.ref,
    models,
    routes: [],
    brokenRoute: null,
    fetch: undefined,
    fetchLinks: undefined,
    graphQuery: undefined,
    find: snapshot.find,
    siblings: snapshot.listByGroup,
  };
  const cache = new Map<string, JsonObject>();
  const getData = (document: StoredDocument): JsonObject => {
    const before = cache.get(document.id);
    if (before) return before;
    const fields = renderData(document, render);
    cache.set(document.id, fields);
    return fields;
  };
  return { snapshot, models, texts, getData };
}
