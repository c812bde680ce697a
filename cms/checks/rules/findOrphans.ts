import { languages } from "#cms/repository/domain/languages.ts";

import { listSlices } from "./fields.ts";
import { listLinks, toLocalTarget } from "./checkLinks.ts";
import { report } from "./report.ts";
import type { Finding } from "./report.ts";
import type { Page, Site } from "./site.ts";
import { listPages, toLocalizedPath, listPaths } from "./site.ts";

// Linked from every page: logo, search, the 404 page.
const framePaths = ["/", "/search/", "/nodes/", "/docs/"];
const shell = ["navigation", "settings", "promo_banner"];

/** Every page is reachable from the home page by links. */
export function checkReach(site: Site): Finding[] {
  const pages = listPages(site);
  const byPath = new Map(pages.flatMap((page) => listPaths(page, site).map((path) => [path, page] as const)));
  for (const page of pages) if (!page.isTemplate) byPath.set(page.path, page);
  const links = mapLinks(site, pages);
  const reached = new Set<Page>();
  const waiting = languages.flatMap(({ id: lang }) => framePaths.map((path) => toLocalizedPath(path, { lang })));
  waiting.push(...(links.get("shell") ?? []));
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const page = byPath.get(path);
    if (!page || reached.has(page)) continue;
    reached.add(page);
    waiting.push(...(links.get(page.document.id) ?? []));
  }
  const lost = pages.filter((page) => !reached.has(page));
  return lost.map(({ document, path }) => report(document, "orphan", { where: path, message: "no page leads here" }));
}

/** Link targets by document id; the shell's documents count for every page. */
function mapLinks(site: Site, pages: Page[]): Map<string, string[]> {
  const paths = new Map(pages.map(({ document, path }) => [document.id, path]));
  const links = new Map<string, string[]>();
  const add = (from: string, to: string[]) => links.set(from, [...(links.get(from) ?? []), ...to]);
  for (const { document, link } of listLinks(site)) {
    // A parent field is not a link on the page.
    const to =
      link.link_type === "Document"
        ? paths.get(String(link.id))
        : toLocalTarget(String(link.url ?? ""), document, undefined)?.path;
    if (to) add(shell.includes(document.type) ? "shell" : document.id, [to]);
  }
  for (const page of pages) add(page.document.id, listListed(page, pages, site));
  return links;
}

/** Pages that a page's slices list automatically. */
function listListed({ document }: Page, pages: Page[], { chains, faucets, methodPages }: Site): string[] {
  const own = pages.filter((page) => page.document.lang === document.lang);
  const listByType = (type: string) => own.filter((page) => page.document.type === type).map(({ path }) => path);
  return listSlices(document).flatMap(({ type, primary }) => {
    if (type === "node_list" || type === "chain")
      return chains.map(({ key }) => toLocalizedPath(`/nodes/${key}/`, document));
    if (type === "faucet") return faucets.map((id) => toLocalizedPath(`/faucet/${id}/`, document));
    if (type === "method_reference") return methodPages.map((value) => toLocalizedPath(`/docs/${value}/`, document));
    if (type === "project_list") return listByType("marketplace_project");
    if (type !== "child_pages") return [];
    return primary.kind === "children"
      ? listChildren(primary.parent, document.id, own)
      : listByType(String(primary.kind));
  });
}

const getId = (link: unknown) =>
  typeof link === "object" && link !== null && "id" in link ? String(link.id) : undefined;

const listChildren = (parent: unknown, own: string, pages: Page[]) =>
  pages.filter(({ document }) => getId(document.data.parent) === (getId(parent) ?? own)).map(({ path }) => path);
