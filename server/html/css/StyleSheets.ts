import { readFileSync } from "node:fs";
import { join } from "node:path";

import { collectPageParts, pickRules, dropUnused, writeSheet } from "./pickRules.ts";
import { readSheet } from "./readSheet.ts";
import type { SheetNode } from "./readSheet.ts";

const links = /<link\b(?=[^>]*\brel="stylesheet")[^>]*\bhref="(\/_next\/static\/[^"?]+\.css)(?:\?[^"]*)?"[^>]*>/g;
// The page's font faces (`Faces`).
const own = /(<style data-own="[^"]*">)([^<]*)<\/style>/;

/** Inlines the rules a page needs, so that no request delays its first paint. */
export class StyleSheets {
  private readonly sheets = new Map<string, SheetNode[] | undefined>();
  private readonly folder: string;

  /** `folder` is served below `/_next/static/`. */
  constructor(folder: string) {
    this.folder = folder;
  }

  /**
   * Replaces a page's sheets by one style element followed by `after`; `sheets` are their paths. The page's own rules
   * are merged into it: the policy lists each element's hash, and headers are not compressed.
   */
  inline(html: string, follow: (sheets: string[]) => string = () => ""): { html: string; sheets: string[] } {
    const found = [...html.matchAll(links)].map(([, path = ""]) => path);
    const sheets = found.map((path) => this.read(path));
    if (found.length === 0 || sheets.includes(undefined)) return { html, sheets: [] };
    const parts = collectPageParts(html);
    const picked = sheets.flatMap((nodes) => pickRules(nodes ?? [], parts));
    const rules = writeSheet(dropUnused(picked, html));
    // Such a text would end the element early. No tool writes it, but a sheet may come from a package.
    if (/<\/style/i.test(rules)) return { html, sheets: [] };
    const element = (opening: string, brought = "") => `${opening}${rules}${brought}</style>${follow(found)}`;
    let placed = own.test(html);
    const inlined = html
      .replace(own, (_, opening: string, brought: string) => element(opening, brought))
      .replace(links, () => {
        if (placed) return "";
        placed = true;
        return element("<style>");
      });
    return { html: inlined, sheets: found };
  }

  private read(path: string): SheetNode[] | undefined {
    if (!this.sheets.has(path)) this.sheets.set(path, this.load(path));
    return this.sheets.get(path);
  }

  private load(path: string): SheetNode[] | undefined {
    const name = path.slice("/_next/static/".length);
    if (!/^[\w./-]+$/.test(name) || name.includes("..")) return undefined;
    try {
      return readSheet(readFileSync(join(this.folder, name), "utf8"), path);
    } catch (error) {
      if (getCode(error) === "ENOENT") return undefined;
      throw error;
    }
  }
}

const getCode = (error: unknown) => (typeof error === "object" && error && "code" in error ? error.code : undefined);
