import { slicesOf } from "./fields.ts";
import { listLinks, localAddress } from "./checkLinks.ts";
import type { Finding, Page, Site } from "./site.ts";
import { listPages, localized, pathsOf } from "./site.ts";

// The frame of every page leads to these: the mark, the search, the page of a missing address.
const framed = ["/", "/search/", "/nodes/", "/docs/"];
const shell = ["navigation", "settings", "promo_banner"];

/** Every page can be reached from the home page by links. */
export function checkReach(site: Site): Finding[] {
  const pages = listPages(site);
  const byPath = new Map(pages.flatMap((page) => pathsOf(page, site).map((path) => [path, page] as const)));
  for (const page of pages) if (!page.isTemplate) byPath.set(page.path, page);
  const ways = listWays(site, pages);
  const reached = new Set<Page>();
  const waiting = ["en-us", "zh-cn"].flatMap((lang) => framed.map((path) => localized(path, { lang })));
  waiting.push(...(ways.get("shell") ?? []));
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const page = byPath.get(path);
    if (!page || reached.has(page)) continue;
    reached.add(page);
    waiting.push(...(ways.get(page.document.id) ?? []));
  }
  const lost = pages.filter((page) => !reached.has(page));
  return lost.map(({ path }) => ({ rule: "orphans", where: path, message: "no page leads here" }));
}

/** Where each document leads, by its id; the shell's documents lead on every page. */
function listWays(site: Site, pages: Page[]): Map<string, string[]> {
  const paths = new Map(pages.map(({ document, path }) => [document.id, path]));
  const ways = new Map<string, string[]>();
  const add = (from: string, to: string[]) => ways.set(from, [...(ways.get(from) ?? []), ...to]);
  for (const { document, link } of listLinks(site)) {
    // A page's place below another one is no link to it.
    const to =
      link.link_type === "Document"
        ? paths.get(String(link.id))
        : localAddress(String(link.url ?? ""), document, undefined)?.path;
    if (to) add(shell.includes(document.type) ? "shell" : document.id, [to]);
  }
  for (const page of pages) add(page.document.id, listsOf(page, pages, site));
  return ways;
}

/** The pages that a page's slices list by themselves. */
function listsOf({ document }: Page, pages: Page[], { chains, faucets }: Site): string[] {
  const own = pages.filter((page) => page.document.lang === document.lang);
  const ofType = (type: string) => own.filter((page) => page.document.type === type).map(({ path }) => path);
  return slicesOf(document).flatMap(({ type, primary }) => {
    if (type === "node_list" || type === "chain") return chains.map(({ key }) => localized(`/nodes/${key}/`, document));
    if (type === "faucet") return faucets.map((id) => localized(`/faucet/${id}/`, document));
    if (type === "project_list") return ofType("marketplace_project");
    if (type !== "child_pages") return [];
    return primary.kind === "children" ? childrenOf(primary.parent, document.id, own) : ofType(String(primary.kind));
  });
}

const idOf = (link: unknown) =>
  typeof link === "object" && link !== null && "id" in link ? String(link.id) : undefined;

const childrenOf = (parent: unknown, own: string, pages: Page[]) =>
  pages.filter(({ document }) => idOf(document.data.parent) === (idOf(parent) ?? own)).map(({ path }) => path);
