import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { ClientScripts } from "./clientScripts.ts";

const external = /<script\b[^>]*\bsrc="([^"]+)"[^>]*><\/script>/g;
const preload = /<link\b(?=[^>]*\brel="preload")(?=[^>]*\bas="script")[^>]*>/g;
// The RSC payload, and the modules that hydration starts with.
const pushes =
  /<script(?: id="_R_")?>((?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f|\(globalThis\["TURBOPACK"\][^)]*\)\))\.push\([\s\S]*?)<\/script>/g;
const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

const tags = /<(?:script|link(?=[^>]*\bas="script"))\b(?![^>]*\bintegrity=)[^>]*>/g;
const scripts = /<script\b[^>]*>/g;
const scriptUrl = /\b(?:src|href)="\/_next\/static\/([\w./-]+\.js)(?:\?[^"]*)?"/;

type Wanted = {
  scripts: string[];
  /** URL of the RSC payload; "" when it is inline. */
  payload: string;
  /** Style sheets whose rules are partly inlined. */
  sheets: string[];
};

/**
 * Removes the external scripts and their preloads from a page; `scripts` are their URLs in order. Polyfills are
 * dropped: browsers that need them cannot parse the other scripts either, and show the page without any.
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
 * Moves the RSC payload out of a page: more than half of its bytes, unused until hydration. `data` is the script that
 * restores it, "" without one.
 */
export function takeRscPayload(html: string): { html: string; data: string } {
  const parts: string[] = [];
  const without = html.replace(pushes, (_, part: string) => {
    parts.push(part);
    return "";
  });
  return { html: without, data: parts.join(";") };
}

/** URL of a page's payload. It contains the build id: payload and scripts of different builds are incompatible. */
export function writePayloadUrl(build: string, key: string, data: string): string {
  const hash = createHash("sha256").update(data).digest("base64url").slice(0, 16);
  return `/_next/flight/${build}/${hash}.js?page=${encodeURIComponent(key)}`;
}

const pattern = /^\/_next\/flight\/([\w-]+)\/[\w-]+\.js$/;

/** The build id of a payload's path; `undefined` for every other path. */
export const parsePayloadBuild = (path: string) => pattern.exec(path)?.[1];

/** Whether a path is the loader's, of this build or an earlier one. */
export const isLoaderPath = (path: string) => /^\/_next\/loader\/[\w-]+\.js$/.test(path);

/** The element in place of a page's scripts. The first script makes it executable after the first paint. */
export function writeLoader({ scripts, payload, sheets }: Wanted, client: ClientScripts): string {
  if (scripts.length === 0) return writeGuard(client);
  const data = payload ? ` data-flight="${escapeHtml(payload)}"` : "";
  const file = `src="${client.loaderPath}" integrity="${client.loaderIntegrity}"`;
  return `<script async="" type="text/plain" ${file} data-scripts="${scripts.join(" ")}"${data}${writeSheets(sheets)}></script>`;
}

/** Whether a page's scripts wait for the loader. */
export const hasLoader = (html: string) => /<script\b[^>]*\sdata-scripts="/.test(html);

/** Head element of a page that keeps its scripts. */
export const writeGuard = ({ guard }: ClientScripts) => `<script>${guard}</script>`;

/** Head element of the Studio. */
export const writeStudioGuard = ({ studioGuard }: ClientScripts) => `<script>${studioGuard}</script>`;

/** The element that adds full style sheets without blocking a page that has the rules it needs inlined. */
export const writeSheetsScript = (paths: string[], client: ClientScripts) =>
  `<script${writeSheets(paths)}>${client.sheets}</script>`;

const writeSheets = (paths: string[]) => (paths.length > 0 ? ` data-sheets="${paths.join(" ")}"` : "");

/** Escapes text for HTML. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? "");

/** Adds `integrity` hashes to the site's own scripts. */
export class Integrity {
  private readonly hashes = new Map<string, string | undefined>();
  private readonly folder: string;

  /** `folder` is served below `/_next/static/`. */
  constructor(folder: string) {
    this.folder = folder;
  }

  /**
   * Adds its file's hash to every script, and to the preload of a script in the page: a browser reuses a preload only
   * when both hashes agree, and scripts added later have none.
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
