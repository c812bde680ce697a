import type { Models } from "#cms/repository/domain/model/models.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import { QueryError } from "#cms/repository/domain/query/QueryError.ts";
import { parseOrderings } from "#cms/repository/domain/query/orderings.ts";
import { findInOrder } from "#cms/repository/domain/query/findInOrder.ts";
import { parseQuery } from "#cms/repository/domain/query/parseQuery.ts";
import type { TextIndex } from "#cms/repository/domain/query/TextIndex.ts";
import { toFilter } from "#cms/repository/domain/query/toFilter.ts";
import { renderDocument } from "#cms/repository/domain/render/renderDocument.ts";
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

// Clients request lists page by page; a snapshot never changes.
const listCache = new WeakMap<Snapshot, { key: string; list: StoredDocument[] }>();
const listParameters = ["q", "lang", "orderings", "after"];

function findCached(snapshot: Snapshot, query: URLSearchParams, context: SearchContext): StoredDocument[] {
  const key = JSON.stringify(listParameters.map((name) => query.getAll(name)));
  const cached = listCache.get(snapshot);
  const list = cached?.key === key ? cached.list : findDocuments(snapshot, query, context);
  listCache.set(snapshot, { key, list });
  return list;
}

/** Answers `documents/search` over one snapshot; throws `QueryError` for an invalid query. */
export function search(snapshot: Snapshot, query: URLSearchParams, context: SearchContext) {
  const found = findCached(snapshot, query, context);
  const size = Math.min(parsePositive(query.get("pageSize"), defaultPageSize), maxPageSize);
  const page = parsePositive(query.get("page"), 1);
  const pages = Math.ceil(found.length / size);
  const results = found.slice((page - 1) * size, page * size);
  const render: RenderContext = {
    ...context,
    ref: query.get("ref") ?? snapshot.ref,
    routes: parseRoutes(query.get("routes")),
    brokenRoute: query.get("brokenRoute"),
    fetch: parseSelection(query.get("fetch")),
    fetchLinks: parseSelection(query.get("fetchLinks")),
    graphQuery: parseGraphQuery(query.get("graphQuery")),
    find: (id) => snapshot.find(id),
    siblings: (group) => [...snapshot.listByGroup(group)],
  };
  return {
    page,
    results_per_page: size,
    results_size: results.length,
    total_results_size: found.length,
    total_pages: pages,
    next_page: page < pages ? getPageUrl(context.url, page + 1) : null,
    prev_page: page > 1 ? getPageUrl(context.url, page - 1) : null,
    results: results.map((document) => renderDocument(document, render)),
    version: "1",
    license: "All Rights Reserved",
  };
}

/** All results of a query, in its order, over all pages. */
function findDocuments(snapshot: Snapshot, query: URLSearchParams, { models, masterLang, texts }: SearchContext) {
  const predicates = query.getAll("q").flatMap((q) => parseQuery(q));
  const filters = predicates.map((predicate) => toFilter(predicate, { models, texts, find: snapshot.find }));
  const lang = query.get("lang") ?? masterLang;
  const test = (document: StoredDocument) =>
    (lang === "*" || document.lang === lang) && filters.every((filter) => filter.test(document));
  const name = query.get("orderings") ?? "";
  const own = parseOrderings(name, models);
  const order = own ?? filters.find((filter) => filter.order)?.order;
  const ordering = order && { name: own ? name : "", order };
  return dropUntil(findInOrder(snapshot, { predicates, models, test }, ordering), query.get("after"));
}

function dropUntil(documents: StoredDocument[], id: string | null): StoredDocument[] {
  if (!id) return documents;
  const at = documents.findIndex((document) => document.id === id);
  return at < 0 ? documents : documents.slice(at + 1);
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
