import { readFileSync } from "node:fs";
import { join } from "node:path";

import { partsOf, pickPieces, readSheet, writeSheet } from "./sheet.ts";
import type { Piece } from "./sheet.ts";
import { dropUnused } from "./unused.ts";

const links = /<link\b(?=[^>]*\brel="stylesheet")[^>]*\bhref="(\/_next\/static\/[^"?]+\.css)(?:\?[^"]*)?"[^>]*>/g;
// The page's faces (`Faces`).
const own = /(<style data-own="[^"]*">)([^<]*)<\/style>/;

/** Brings the rules a page needs into the page itself, so that nothing stands between its bytes and its first paint. */
export class StyleSheets {
  private readonly sheets = new Map<string, Piece[] | undefined>();
  private readonly folder: string;

  /** `folder` holds what is served below `/_next/static/`. */
  constructor(folder: string) {
    this.folder = folder;
  }

  /**
   * Puts one style element, and what follows it, in the place of a page's sheets; `sheets` are their addresses. Rules
   * that the page brings itself become part of it: the policy names each element, and headers are not packed.
   */
  inline(html: string, follow: (sheets: string[]) => string = () => ""): { html: string; sheets: string[] } {
    const found = [...html.matchAll(links)].map(([, address = ""]) => address);
    const pieces = found.map((address) => this.read(address));
    if (found.length === 0 || pieces.includes(undefined)) return { html, sheets: [] };
    const parts = partsOf(html);
    const kept = pieces.flatMap((one) => pickPieces(one ?? [], parts));
    const rules = writeSheet(dropUnused(kept, html));
    // Such a text would end the element early; no tool writes it, but a sheet is not ours to trust.
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

  private read(address: string): Piece[] | undefined {
    if (!this.sheets.has(address)) this.sheets.set(address, this.load(address));
    return this.sheets.get(address);
  }

  private load(address: string): Piece[] | undefined {
    const name = address.slice("/_next/static/".length);
    if (!/^[\w./-]+$/.test(name) || name.includes("..")) return undefined;
    try {
      return readSheet(readFileSync(join(this.folder, name), "utf8"), address);
    } catch (error) {
      if (codeOf(error) === "ENOENT") return undefined;
      throw error;
    }
  }
}

const codeOf = (error: unknown) => (typeof error === "object" && error && "code" in error ? error.code : undefined);
