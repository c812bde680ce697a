import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { ClientScripts } from "./clientScripts.ts";

const external = /<script\b[^>]*\bsrc="([^"]+)"[^>]*><\/script>/g;
const preload = /<link\b(?=[^>]*\brel="preload")(?=[^>]*\bas="script")[^>]*>/g;
// The data, and which modules to begin with.
const pushes =
  /<script(?: id="_R_")?>((?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f|\(globalThis\["TURBOPACK"\][^)]*\)\))\.push\([\s\S]*?)<\/script>/g;
const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

const tags = /<(?:script|link(?=[^>]*\bas="script"))\b(?![^>]*\bintegrity=)[^>]*>/g;
const scripts = /<script\b[^>]*>/g;
const scriptUrl = /\b(?:src|href)="\/_next\/static\/([\w./-]+\.js)(?:\?[^"]*)?"/;

type Wanted = {
  scripts: string[];
  /** URL of the data that hydration reads; "" when it is inline. */
  payload: string;
  /** Style sheets whose rules the page carries in part. */
  sheets: string[];
};

/**
 * Takes the external scripts and their preloads out of a page; `scripts` are their URLs in order. Polyfills go:
 * browsers that would fetch them do not understand the other scripts, and read the page without any.
 */
export function takeScripts(html: string): { html: string; scripts: string[]; at: number } {
  const scripts: string[] = [];
  let at = -1;
  const without = html.replace(preload, "").replace(external, (tag: string, source: string, place: number) => {
    if (/\bnoModule\b/i.test(tag)) return "";
    if (at === -1) at = place;
    scripts.push(source);
    return "";
  });
  return { html: without, scripts, at };
}

/**
 * Moves the data that only hydration reads out of a page: more than half of its bytes, not needed by a visitor who only
 * reads. `data` is a script that brings it back, "" when there is none.
 */
export function takeRscPayload(html: string): { html: string; data: string } {
  const parts: string[] = [];
  const without = html.replace(pushes, (_, part: string) => {
    parts.push(part);
    return "";
  });
  return { html: without, data: parts.join(";") };
}

/** Where the data of a page is served. The build is part of it: data and scripts of two builds do not fit together. */
export function writePayloadUrl(build: string, key: string, data: string): string {
  const hash = createHash("sha256").update(data).digest("base64url").slice(0, 16);
  return `/_next/flight/${build}/${hash}.js?page=${encodeURIComponent(key)}`;
}

const pattern = /^\/_next\/flight\/([\w-]+)\/[\w-]+\.js$/;

/** The build that such a path names; `undefined` for every other path. */
export const parsePayloadBuild = (path: string) => pattern.exec(path)?.[1];

/** Whether a path is, or was under an earlier build, the loader's. */
export const isLoaderPath = (path: string) => /^\/_next\/loader\/[\w-]+\.js$/.test(path);

/** The element that stands for a page's scripts. The page's first script makes it one that runs, after the first paint. */
export function writeLoader({ scripts, payload, sheets }: Wanted, client: ClientScripts): string {
  if (scripts.length === 0) return writeGuard(client);
  const data = payload ? ` data-flight="${escapeHtml(payload)}"` : "";
  const file = `src="${client.loaderPath}" integrity="${client.loaderIntegrity}"`;
  return `<script async="" type="text/plain" ${file} data-scripts="${scripts.join(" ")}"${data}${writeSheets(sheets)}></script>`;
}

/** Whether a page's scripts wait for the loader. */
export const hasLoader = (html: string) => /<script\b[^>]*\sdata-scripts="/.test(html);

/** The element a page begins with that keeps its scripts. */
export const writeGuard = ({ guard }: ClientScripts) => `<script>${guard}</script>`;

/** The element that the editing screen begins with. */
export const writeStudioGuard = ({ studioGuard }: ClientScripts) => `<script>${studioGuard}</script>`;

/** The element that adds whole style sheets without holding up the page that carries the rules it needs. */
export const writeSheetsScript = (paths: string[], client: ClientScripts) =>
  `<script${writeSheets(paths)}>${client.sheets}</script>`;

const writeSheets = (paths: string[]) => (paths.length > 0 ? ` data-sheets="${paths.join(" ")}"` : "");

/** Text as HTML shows it. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? "");

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
