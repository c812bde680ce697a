import { toLocalizedPath as localizeByLang } from "#cms/repository/domain/paths/redirectPaths.ts";
import { typePrefixes } from "#contracts/typePrefixes.ts";
import { getPath } from "#cms/repository/domain/paths/pagePath.ts";
import type { Problem } from "#cms/repository/domain/model/context.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import type { Models } from "#cms/repository/domain/model/models.ts";

import type { SliceField } from "./fields.ts";
import { listSlices } from "./fields.ts";

/** Input of the rules. */
export type Site = {
  models: Models;
  documents: StoredDocument[];
  /** Files that do not fit their models. */
  bad: { file: string; problems: Problem[] }[];
  chains: { key: string; name: string }[];
  faucets: string[];
  /** Methods with a page, as values of its template: `methods-evm/eth_call`. */
  methodPages: string[];
  /** Kinds of methods of each family; the method reference has an anchor for each. */
  methods: Record<string, { method: string; category: string }[]>;
  /** Names of available images. */
  images: Pick<Set<string>, "has">;
  /** Size of an image in bytes, if known. */
  imageBytes?: (name: string) => number | undefined;
  /** Whether a path is a file or an endpoint, not a page. */
  isServed: (path: string) => boolean;
  /** Ids of the checked documents; all by default. */
  subjects?: ReadonlySet<string>;
  /** Unpublished documents with their paths: links to them are not dead. */
  unpublished?: { ids: ReadonlySet<string>; paths: ReadonlySet<string> };
};

/** Whether a document is checked. */
export const isSubject = ({ subjects }: Site, { id }: { id: string }): boolean => !subjects || subjects.has(id);

/** A document that is a page, or one page per value of a pattern. */
export type Page = { document: StoredDocument; path: string; isTemplate: boolean; slices: SliceField[] };

const types = ["page", ...Object.keys(typePrefixes)];

// Every rule lists the pages of the same documents.
const cache = new WeakMap<StoredDocument[], Page[]>();

/** Every page of the site; a template page has its pattern as path (`/nodes/[node]/`). */
export function listPages({ documents }: Site): Page[] {
  const known = cache.get(documents) ?? findPages(documents);
  cache.set(documents, known);
  return known;
}

function findPages(documents: StoredDocument[]): Page[] {
  const byId = new Map(documents.map((document) => [document.id, document]));
  return documents.flatMap((document): Page[] => {
    const isTemplate = document.type === "page_template";
    if (!isTemplate && !types.includes(document.type)) return [];
    const path = isTemplate ? `/${String(document.data.pattern)}/` : getPath(document, (id) => byId.get(id));
    return [{ document, path: toLocalizedPath(path, document), isTemplate, slices: listSlices(document) }];
  });
}

/** The public path in a document's language. */
export const toLocalizedPath = (path: string, { lang }: { lang: string }) => localizeByLang(path, lang);

/** Every path of a page; a template has one for each value. */
export function listPaths({ path, isTemplate }: Page, { chains, faucets, methodPages }: Site): string[] {
  if (!isTemplate) return [path];
  const [parameter = "", name = ""] = /\[(?:\.\.\.)?(\w+)\]/.exec(path) ?? [];
  const values = new Map([
    ["node", chains.map(({ key }) => key)],
    ["id", faucets],
    ["method", methodPages],
  ]);
  return (values.get(name) ?? []).map((value) => path.replace(parameter, () => value));
}
