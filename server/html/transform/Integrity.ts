import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const tags = /<(?:script|link(?=[^>]*\bas="script"))\b(?![^>]*\bintegrity=)[^>]*>/g;
const scripts = /<script\b[^>]*>/g;
const scriptUrl = /\b(?:src|href)="\/_next\/static\/([\w./-]+\.js)(?:\?[^"]*)?"/;

/** Tells browsers what the site's own scripts must contain to be run. */
export class Integrity {
  private readonly hashes = new Map<string, string | undefined>();
  private readonly folder: string;

  /** `folder` holds what is served below `/_next/static/`. */
  constructor(folder: string) {
    this.folder = folder;
  }

  /**
   * Adds the hash of its file to every script, and to the preload of one that stands in the page: a browser uses what it
   * has loaded early only where both agree, and what scripts add later names no hash.
   */
  seal(html: string): string {
    const named = new Set([...html.matchAll(scripts)].map(([tag]) => scriptUrl.exec(tag)?.[1]));
    return html.replace(tags, (tag) => {
      const name = scriptUrl.exec(tag)?.[1] ?? "";
      const hash = named.has(name) ? this.getHash(name) : undefined;
      return hash ? tag.replace(/\/?>$/, (end) => ` integrity="${hash}"${end}`) : tag;
    });
  }

  private getHash(name: string): string | undefined {
    if (name.includes("..")) return undefined;
    if (!this.hashes.has(name)) this.hashes.set(name, this.read(name));
    return this.hashes.get(name);
  }

  private read(name: string): string | undefined {
    const file = join(this.folder, name);
    if (!existsSync(file)) return undefined;
    return `sha256-${createHash("sha256").update(readFileSync(file)).digest("base64")}`;
  }
}
