import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { join, resolve } from "node:path";

import { prepare } from "../server/http/representation.ts";

type Headers = Record<string, string>;
type Outcome = { status: number; headers: Headers; body: Buffer };
type Options = {
  /** Origin of a running site. */
  site: string;
  /** Holds the published versions, and the files that nginx includes. */
  folder: string;
  /** Whether nginx has the module for brotli files. */
  brotli?: boolean;
  /** Paths; by default all of the sitemap. */
  paths?: string[];
};

const ends = [
  ["identity", ""],
  ["gzip", ".gz"],
  ["br", ".br"],
] as const;
// A cookie selects the language of pages without one.
const selectedPaths = new Set(["/"]);
// Headers that nginx sets by itself.
const spoken =
  /^(etag|date|connection|keep-alive|x-accel-expires|content-(type|length|encoding)|transfer-encoding|content-security-policy|link|vary)$/;

/**
 * Writes every page of a site's sitemap in each encoding into a new version, then the two files that nginx includes. A
 * page that failed is not in the version, so nginx requests it from the site. nginx serves the previous version until
 * it is reloaded.
 */
export async function publishPages({
  site,
  folder,
  brotli = false,
  paths: onlyPaths,
}: Options): Promise<{ written: number; left: string[] }> {
  const version = resolve(folder, String(Date.now()));
  const paths = onlyPaths ?? (await listPages(site));
  const pages = new Map<string, Headers>();
  for (const path of paths) {
    const headers = await publish(`${site}${path}`, version, path);
    if (headers) pages.set(path, headers);
  }
  exchange(join(folder, "maps.conf"), formatMaps(pages));
  exchange(join(folder, "server.conf"), formatServer(version, [...pages.values()][0] ?? {}, brotli));
  dropOld(folder);
  return { written: pages.size, left: paths.filter((path) => !pages.has(path)) };
}

/** The paths in a site's sitemap, or in the files of its index. */
export async function listPages(site: string, path = "/sitemap.xml"): Promise<string[]> {
  const { body } = await request(`${site}${path}`);
  const text = body.toString();
  const paths = [...text.matchAll(/<loc>https?:\/\/[^/<]+([^<#]*)<\/loc>/g)].map(([, one = "/"]) => one);
  if (!text.includes("<sitemapindex")) return paths.filter((one) => !one.includes("?") && !selectedPaths.has(one));
  const files: string[][] = [];
  for (const file of paths) files.push(await listPages(site, file));
  return files.flat();
}

async function publish(url: string, version: string, path: string): Promise<Headers | undefined> {
  // Names are untrusted and become file names.
  if (!/^\/(?:[\w-][\w.-]*\/)*$/.test(path)) return undefined;
  const { status, headers, body } = await request(url);
  // `$` starts a variable in nginx's configuration and cannot be escaped.
  if (status !== 200 || JSON.stringify(headers).includes("$")) return undefined;
  // The site compresses for speed; files are compressed once, at the highest level.
  const { variants } = await prepare({ type: "text/html", headers: [], body, quality: 11 });
  mkdirSync(join(version, path), { recursive: true });
  for (const [encoding, end] of ends) {
    const variant = variants[encoding];
    // A page too short to compress is stored once.
    if (end === "" || variant !== variants.identity)
      writeFileSync(join(version, path, `index.html${end}`), variant.body);
  }
  return headers;
}

/** Replaces a file atomically. */
function exchange(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

const quoted = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`;

/** Per-page headers, and the requests that a file may answer, as nginx maps. */
function formatMaps(pages: Map<string, Headers>): string {
  const map = (variable: string, header: string) =>
    `map $uri $${variable} {\n  default "";\n${[...pages]
      .flatMap(([path, { [header]: value }]) => (value ? [`  "${path}index.html" ${quoted(value)};\n`] : []))
      .join("")}}\n`;
  return `map $http_accept $wants_markdown { default ""; ~*text/markdown 1; }
map "$is_personal$http_rsc$args$wants_markdown" $aside { default "/none"; "0" ""; }
${map("page_policy", "content-security-policy")}${map("page_link", "link")}`;
}

function formatServer(version: string, headers: Headers, brotli: boolean): string {
  const alike = Object.entries(headers).filter(([name]) => !spoken.test(name));
  return `location ~ ^/(?:[\\w-][\\w.-]*/)+$ {
  root ${version};
  try_files $aside\${uri}index.html @site;
  default_type text/html;
  charset utf-8;
  gzip_static on;${brotli ? "\n  brotli_static on;" : ""}
  add_header content-security-policy $page_policy;
  add_header link $page_link;
  add_header vary "rsc, accept, accept-encoding";
${alike.map(([name, value]) => `  add_header ${name} ${quoted(value)};`).join("\n")}
}
`;
}

/** Keep the previous version for requests in progress. */
function dropOld(folder: string): void {
  const versions = readdirSync(folder).filter((name) => /^\d+$/.test(name));
  for (const name of versions.sort().slice(0, -2)) rmSync(join(folder, name), { recursive: true });
}

function request(url: string): Promise<Outcome> {
  return new Promise((done, fail) => {
    get(url, { headers: { "accept-encoding": "identity" } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("error", fail);
      response.on("end", () => {
        const headers = Object.fromEntries(
          Object.entries(response.headers).map(([name, value]) => [name, [value].flat().join(", ")]),
        );
        done({ status: response.statusCode ?? 0, headers, body: Buffer.concat(chunks) });
      });
    }).on("error", fail);
  });
}
