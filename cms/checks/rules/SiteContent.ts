import { defaultLocale, localizePath, splitLocale } from "#contracts/locales.ts";
import { getSectionLink, placeSections, sectionType } from "#contracts/sections.ts";
import { decodePath, toSourcePath } from "#contracts/redirectPaths.ts";
import type { DocumentSource } from "#cms/repository/domain/DocumentSource.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import { getFallbackLang, languages } from "#cms/repository/domain/languages.ts";
import { getPath, hasPath } from "#cms/repository/domain/paths/pagePath.ts";
import { toLocalizedPath } from "#cms/repository/domain/paths/redirectPaths.ts";

import { listSlices } from "./fields.ts";
import type { SliceField } from "./fields.ts";
import { makeFill } from "./makeFill.ts";

/** A document that is a page, or one page per value of a pattern. */
export type Page = { document: StoredDocument; path: string; isTemplate: boolean; slices: SliceField[] };

/** Values of the parameters of template pages. */
type Values = { chains: { key: string }[]; faucets: string[]; methodPages: string[] };

/** Documents as visitors read them, found by id, path, title and group, without reading the others. */
export class SiteContent {
  readonly source: DocumentSource;
  /** A document with its placeholders filled. */
  readonly fill: (document: StoredDocument) => StoredDocument;
  private readonly values: Values;
  private redirects: ReadonlySet<string> | undefined;
  private templates: ReadonlyMap<string, StoredDocument> | undefined;

  constructor(source: DocumentSource, values: Values) {
    this.source = source;
    this.values = values;
    this.fill = makeFill(source.listByType("settings"));
  }

  find = (id: string): StoredDocument | undefined => {
    const document = this.source.find(id);
    return document && this.fill(document);
  };

  /** The public path of a document; a template page has its pattern (`/nodes/[node]/`). `undefined` without a page. */
  getPath = (document: StoredDocument): string | undefined => {
    const { type, lang, data } = document;
    if (type === "page_template") return toLocalizedPath(`/${String(data.pattern)}/`, lang);
    return hasPath(document) ? toLocalizedPath(getPath(document, this.source.find), lang) : undefined;
  };

  findPath = (id: string): string | undefined => {
    const document = this.source.find(id);
    return document && this.getPath(document);
  };

  /** A document as visitors read it: with the slices of its sections in their places. */
  place = (document: StoredDocument): StoredDocument => {
    const { data, lang } = document;
    if (!Array.isArray(data.slices) || !data.slices.some(getSectionLink)) return document;
    const slices = placeSections(data.slices, (id) => this.findSection(id, lang)?.data);
    return { ...document, data: { ...data, slices } };
  };

  /** A section in a language or its fallback, by the id of any of its versions. */
  findSection(id: string, lang: string): StoredDocument | undefined {
    const section = this.source.find(id);
    const versions = section?.type === sectionType ? this.listByGroup(section.group) : [];
    const langs = [lang, getFallbackLang(lang)];
    return langs.flatMap((one) => versions.find((version) => version.lang === one) ?? [])[0];
  }

  /** A filled document as a page; `undefined` when it has none. */
  toPage = (document: StoredDocument): Page | undefined => {
    const path = this.getPath(document);
    if (path === undefined) return undefined;
    return { document, path, isTemplate: document.type === "page_template", slices: listSlices(document) };
  };

  /** The document at a public path; a page of its own before one of a template. */
  findDocumentAt(path: string): StoredDocument | undefined {
    const uid = splitLocale(path).rest.split("/").at(-2) || "home";
    const own = this.source.listByUid(uid).find((document) => hasPath(document) && this.getPath(document) === path);
    this.templates ??= this.listTemplatePaths();
    return own ?? this.templates.get(path);
  }

  /** Whether a redirect starts at a public path. */
  isRedirected(path: string): boolean {
    this.redirects ??= new Set(this.source.listByType("redirect").flatMap(listSources));
    return this.redirects.has(path);
  }

  listByGroup = (group: string): StoredDocument[] => this.source.listByGroup(group).map(this.fill);

  /** Every path of a page; a template has one for each value. */
  listPaths({ path, isTemplate }: Pick<Page, "path" | "isTemplate">): string[] {
    if (!isTemplate) return [path];
    const { chains, faucets, methodPages } = this.values;
    const [parameter = "", name = ""] = /\[(?:\.\.\.)?(\w+)\]/.exec(path) ?? [];
    const values = new Map([
      ["node", chains.map(({ key }) => key)],
      ["id", faucets],
      ["method", methodPages],
    ]);
    return (values.get(name) ?? []).map((value) => path.replace(parameter, () => value));
  }

  private listTemplatePaths(): Map<string, StoredDocument> {
    const templates = this.source.listByType("page_template").flatMap((document): [string, StoredDocument][] => {
      const path = this.getPath(document) ?? "";
      return [path, ...this.listPaths({ path, isTemplate: true })].map((one) => [one, document]);
    });
    return new Map(templates);
  }
}

/** Public paths at which a redirect starts. */
export function listSources({ data, lang }: StoredDocument): string[] {
  // With or without the origin of the site: another one has an error of its own.
  const typed = String(data.from ?? "")
    .trim()
    .replace(/^https?:\/\/[^/?#]*/i, "");
  // An invalid escape has an error of its own.
  const { locale, rest } = splitLocale(toSourcePath(decodePath(typed) ?? typed));
  if (locale !== defaultLocale && data.both_languages !== true) return [localizePath(rest, locale)];
  const langs = data.both_languages === true ? languages.map(({ id }) => id) : [lang];
  return langs.map((one) => toLocalizedPath(rest, one));
}
