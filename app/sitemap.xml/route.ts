import { respondText, findNewest } from "@/app/_feeds/respondText";
import { listSitemap } from "@/app/_feeds/listSitemap";
import type { SitemapUrl } from "@/app/_feeds/listSitemap";
import { orUnavailable } from "@/app/_feeds/orUnavailable";
import { escapeXml } from "@/features/shared/printable";

// Built from the in-memory index, so a page appears as soon as it is published.
export const dynamic = "force-dynamic";

/** `GET /sitemap.xml`: every indexable page with its languages and last change. 503 while the content cannot be read. */
export function GET(request: Request): Promise<Response> {
  return orUnavailable(async () => {
    const urls = await listSitemap();
    const headers = { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=0" };
    return respondText(request, writeSitemap(urls), headers, findNewest(urls.map(({ modified }) => modified)));
  });
}

const writeSitemap = (urls: SitemapUrl[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls.map(writeUrl),
    "</urlset>",
    "",
  ].join("\n");

function writeUrl({ url, modified, languages }: SitemapUrl): string {
  const links = languages.map(
    ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(href)}" />`,
  );
  const lines = [`<loc>${escapeXml(url)}</loc>`, ...links, `<lastmod>${modified.toISOString()}</lastmod>`];
  return `<url>\n${lines.join("\n")}\n</url>`;
}
