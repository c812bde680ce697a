import { readFileSync } from "node:fs";
import { join } from "node:path";

import { create, getAttribute, getText, insertBefore, remove, setText } from "../HtmlDocument.ts";
import type { Element, HtmlDocument } from "../HtmlDocument.ts";
import { collectPageParts, pickRules, dropUnused, writeSheet } from "./pickRules.ts";
import { readSheet } from "./readSheet.ts";
import type { SheetNode } from "./readSheet.ts";

const folderUrl = "/_next/static/";

/** Inlines the rules a page needs, so that no request delays its first paint. */
export class StyleSheets {
  private readonly sheets = new Map<string, SheetNode[] | undefined>();
  private readonly folder: string;

  /** `folder` is served below `/_next/static/`. */
  constructor(folder: string) {
    this.folder = folder;
  }

  /**
   * Replaces a page's sheets by one style element; returns it and their paths, or `undefined` when the page stays as it
   * is. The page's own rules are merged into it: the policy lists each element's hash, and headers are not compressed.
   */
  inline(document: HtmlDocument): { element: Element; paths: string[] } | undefined {
    const links = document.list("link").filter((link) => getAttribute(link, "rel") === "stylesheet");
    const paths = links.map((link) => getAttribute(link, "href")?.split("?")[0] ?? "");
    const sheets = paths.map((path) => this.read(path));
    const [first] = links;
    if (!first || sheets.includes(undefined)) return undefined;
    const parts = collectPageParts(document.elements);
    const picked = sheets.flatMap((nodes) => pickRules(nodes ?? [], parts));
    const rules = writeSheet(dropUnused(picked, listMarkupRules(document)));
    // Such a text would end the element early. No tool writes it, but a sheet may come from a package.
    if (/<\/style/i.test(rules)) return undefined;
    // The page's font faces (`Faces`).
    const own = document.list("style").find((style) => getAttribute(style, "data-own") !== undefined);
    const element = own ?? create("style", {});
    setText(element, `${rules}${own ? getText(own) : ""}`);
    if (!own) insertBefore(element, first);
    links.forEach(remove);
    return { element, paths };
  }

  private read(path: string): SheetNode[] | undefined {
    if (!this.sheets.has(path)) this.sheets.set(path, this.load(path));
    return this.sheets.get(path);
  }

  private load(path: string): SheetNode[] | undefined {
    if (!path.startsWith(folderUrl) || !path.endsWith(".css")) return undefined;
    const name = path.slice(folderUrl.length);
    if (!/^[\w./-]+$/.test(name) || name.includes("..")) return undefined;
    try {
      return readSheet(readFileSync(join(this.folder, name), "utf8"), path);
    } catch (error) {
      if (getCode(error) === "ENOENT") return undefined;
      throw error;
    }
  }
}

/** Rules and values that a page's markup contains, also as attributes of drawings. */
const listMarkupRules = (document: HtmlDocument): string[] => [
  ...document.list("style").map(getText),
  ...document.elements.flatMap(({ attrs }) =>
    attrs.filter(({ name, value }) => name === "style" || value.includes("var(")).map(({ value }) => value),
  ),
];

const getCode = (error: unknown) => (typeof error === "object" && error && "code" in error ? error.code : undefined);
