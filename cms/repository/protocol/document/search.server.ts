import type { Models } from "#cms/repository/domain/model/models.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import type { PagedList } from "#cms/repository/domain/OverlaidList.ts";
import { DocumentQuery } from "#cms/repository/domain/query/DocumentQuery.ts";
import { QueryError } from "#cms/repository/domain/query/QueryError.ts";
import { parseQuery } from "#cms/repository/domain/query/parseQuery.ts";
import type { TextIndex } from "#cms/repository/domain/query/TextIndex.ts";
import { RenderedData } from "#cms/repository/domain/render/RenderedData.ts";
import { renderHead } from "#cms/repository/domain/render/renderDocument.ts";
import type { RenderContext } from "#cms/repository/domain/render/renderDocument.ts";
import { parseGraphQuery } from "#cms/repository/domain/render/parseGraphQuery.ts";
import { parseRoutes } from "#cms/repository/domain/render/routes.ts";
import { parseSelection } from "#cms/repository/domain/render/selection.ts";
import type { Snapshot } from "#cms/repository/store/snapshot.server.ts";

const defaultPageSize = 20;
const maxPageSize = 100;

type SearchContext = Pick<RenderContext, "endpoint" | "imagesUrl" | "masterLang" | "imageSize"> & {
  models: Models;
  texts: TextIndex;
  /** URL of the request, for the links to the next and previous page. */
  url: URL;
};

// The rest of a query chooses the documents, and which page of them.
const renderParameters = ["routes", "brokenRoute", "fetch", "fetchLinks", "graphQuery"];
const rendered = new RenderedData();

/**
 * The JSON that answers `documents/search` over one snapshot, in parts: joined, each response would be megabytes of
 * garbage outside of the heap, and V8 collects the whole heap after 64. Throws `QueryError` for an invalid query.
 */
export function search(snapshot: Snapshot, query: URLSearchParams, context: SearchContext): Buffer<ArrayBuffer>[] {
  const documents = findDocuments(snapshot, query, context);
  const size = Math.min(parsePositive(query.get("pageSize"), defaultPageSize), maxPageSize);
  const page = parsePositive(query.get("page"), 1);
  const pages = Math.ceil(documents.length / size);
  const results = documents.slice((page - 1) * size, page * size);
  const render: RenderContext = {
    ...context,
    ref: query.get("ref") ?? snapshot.ref,
    routes: parseRoutes(query.get("routes")),
    brokenRoute: query.get("brokenRoute"),
    fetch: parseSelection(query.get("fetch")),
    fetchLinks: parseSelection(query.get("fetchLinks")),
    graphQuery: parseGraphQuery(query.get("graphQuery")),
    find: snapshot.find,
    siblings: snapshot.listByGroup,
  };
  const { imagesUrl, masterLang, url } = context;
  const parameters = JSON.stringify([imagesUrl, masterLang, ...renderParameters.map((name) => query.get(name))]);
  const listing = {
    page,
    results_per_page: size,
    results_size: results.length,
    total_results_size: documents.length,
    total_pages: pages,
    next_page: page < pages ? getPageUrl(url, page + 1) : null,
    prev_page: page > 1 ? getPageUrl(url, page - 1) : null,
  };
  const begin = `${open(listing)},"results":[`;
  const parts = results.flatMap((document, index) => [
    Buffer.from(`${index === 0 ? begin : "},"}${open(renderHead(document, render))},"data":`),
    rendered.render(document, render, parameters),
  ]);
  const end = `${results.length === 0 ? begin : "}"}],"version":"1","license":"All Rights Reserved"}`;
  return [...parts, Buffer.from(end)];
}

/** The JSON of an object, without its end. */
const open = (value: object) => JSON.stringify(value).slice(0, -1);

/** All results of a query, in its order, over all pages. */
function findDocuments(snapshot: Snapshot, query: URLSearchParams, { models, masterLang, texts }: SearchContext) {
  const lang = query.get("lang") ?? masterLang;
  const documents = snapshot.select(
    new DocumentQuery({
      predicates: query.getAll("q").flatMap((q) => parseQuery(q)),
      lang: lang === "*" ? undefined : lang,
      orderings: query.get("orderings") ?? "",
      models,
      texts,
      find: snapshot.find,
    }),
  );
  return dropUntil(documents, query.get("after"));
}

function dropUntil(documents: PagedList<StoredDocument>, id: string | null): PagedList<StoredDocument> {
  if (!id) return documents;
  const all = documents.slice();
  return all.slice(all.findIndex((document) => document.id === id) + 1);
}

function parsePositive(text: string | null, otherwise: number): number {
  if (text === null || text === "") return otherwise;
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1)
    throw new QueryError(`'${text}' is not a positive whole number`, 0, "page");
  return number;
}

function getPageUrl(url: URL, page: number): string {
  const next = new URL(url);
  next.searchParams.set("page", String(page));
  return next.href;
}
