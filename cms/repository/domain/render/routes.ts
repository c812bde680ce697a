import { array, object, string, ValidationError } from "yup";

import { ownValue } from "#contracts/ownValue.ts";
import { isObject } from "#cms/repository/domain/model/document.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import { QueryError } from "#cms/repository/domain/query/QueryError.ts";

const routeSchema = object({
  type: string().required(),
  path: string().matches(/^\//, "a route's path starts with /").required(),
  uid: string(),
  lang: string(),
  resolvers: object().optional(),
});

export type Route = { type: string; path: string; uid?: string; lang?: string; resolvers: Record<string, string> };

/** Reads the `routes` parameter. */
export function parseRoutes(text: string | null): Route[] {
  if (!text) return [];
  try {
    const routes = array(routeSchema.required()).required().validateSync(JSON.parse(text), { stripUnknown: false });
    return routes.map(({ type, path, uid, lang, resolvers }) => ({
      type,
      path,
      ...(uid ? { uid } : {}),
      ...(lang ? { lang } : {}),
      resolvers: Object.fromEntries(Object.entries(resolvers ?? {}).map(([name, field]) => [name, String(field)])),
    }));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof ValidationError) {
      throw new QueryError(`Invalid routes: ${error.message}`, 0, "routes");
    }
    throw error;
  }
}

type Find = (id: string) => StoredDocument | undefined;
type Linked = { type: string; uid: string | null; lang: string };

const weight = (route: Route) => (route.uid ? 2 : 0) + (route.lang ? 1 : 0);

/** The URL of a document by the most specific route that can be filled; null when there is none. */
export function getUrl(document: StoredDocument, routes: Route[], find: Find, masterLang: string): string | null {
  const fitting = routes
    .filter((route) => route.type === document.type && fits(route, document))
    .sort((a, b) => weight(b) - weight(a));
  for (const route of fitting) {
    const url = fill(route, document, find, masterLang);
    if (url) return url;
  }
  return null;
}

const fits = (route: Route, { uid, lang }: Linked) =>
  (!route.uid || route.uid === uid) && (!route.lang || route.lang === lang);

function fill(route: Route, document: StoredDocument, find: Find, masterLang: string): string | undefined {
  const segments: string[] = [];
  for (const part of route.path.split("/").filter(Boolean)) {
    const [, name, optional] = /^:([\w]+)(\?)?$/.exec(part) ?? [];
    const value = name ? getParameter(name, route, document, find) : part;
    const dropped = optional && (value === undefined || (name === "lang" && value === masterLang));
    if (dropped) continue;
    if (value === undefined) return undefined;
    segments.push(value);
  }
  const slash = route.path.endsWith("/") && segments.length > 0 ? "/" : "";
  return `/${segments.join("/")}${slash}`;
}

function getParameter(name: string, route: Route, document: StoredDocument, find: Find): string | undefined {
  if (name === "uid") return document.uid ?? undefined;
  if (name === "lang") return document.lang;
  const field = ownValue(route.resolvers, name);
  let found: StoredDocument | undefined = document;
  for (const step of field ? field.split(".") : [""]) {
    const link: unknown = found && ownValue(found.data, step);
    found = isObject(link) && typeof link.id === "string" ? find(link.id) : undefined;
  }
  return found?.uid ?? undefined;
}
