import { respondText, findNewest } from "@/app/_feeds/respondText";
import { absoluteUrl, listLanguages, listSitemap } from "@/app/_feeds/listSitemap";
import type { SitemapPage } from "@/app/_feeds/listSitemap";
import { orUnavailable } from "@/app/_feeds/orUnavailable";
import { escapeXml } from "@/features/shared/printable";

// Built from the in-memory index, so a page appears as soon as it is published.
export const dynamic = "force-dynamic";

const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/**
 * `GET /sitemap.xml`: every indexable page with its languages and last change; above 10,000 pages an index of files
 * `?file=1` and so on, 404 for one that does not exist. 503 while the content cannot be read.
 */
export function GET(request: Request): Promise<Response> {
  return orUnavailable(async () => {
    const files = await listSitemap();
    const number = new URL(request.url).searchParams.get("file");
    const pages = number === null && files.length === 1 ? files[0] : files[Number(number) - 1];
    if (number !== null && !pages) return new Response("The sitemap has no such file.\n", { status: 404 });
    const headers = { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=0" };
    if (pages) return respondText(request, writeFile(pages), headers, getNewest(pages));
    const newest = files.map(getNewest);
    return respondText(request, writeIndex(newest), headers, findNewest(newest.flatMap((one) => one ?? [])));
  });
}

const writeFile = (pages: SitemapPage[]) =>
  write(`urlset ${schema} xmlns:xhtml="http://www.w3.org/1999/xhtml"`, pages.map(writeUrl));

const getNewest = (pages: SitemapPage[]) => findNewest(pages.map(({ changed }) => changed));

const writeIndex = (newest: (Date | undefined)[]) =>
  write(
    `sitemapindex ${schema}`,
    newest.map((modified, index) => element("sitemap", `/sitemap.xml?file=${index + 1}`, modified)),
  );

function write(root: string, elements: string[]): string {
  const [name = ""] = root.split(" ");
  return ['<?xml version="1.0" encoding="UTF-8"?>', `<${root}>`, ...elements, `</${name}>`, ""].join("\n");
}

function writeUrl(page: SitemapPage): string {
  const links = listLanguages(page).map(
    ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(href)}" />`,
  );
  return element("url", page.path, new Date(page.changed), links);
}

function element(name: string, path: string, modified: Date | undefined, links: string[] = []): string {
  const dated = modified ? [`<lastmod>${modified.toISOString()}</lastmod>`] : [];
  return [`<${name}>`, `<loc>${escapeXml(absoluteUrl(path))}</loc>`, ...links, ...dated, `</${name}>`].join("\n");
}
