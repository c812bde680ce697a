import { isObject } from "../../content/domain/model/document.ts";
import type { StoredDocument } from "../../content/domain/model/document.ts";

/** Addresses that the projects of the marketplace lead to: their websites and their source code. */
export function linksOf(documents: StoredDocument[]): string[] {
  const projects = documents.filter(({ type }) => type === "marketplace_project");
  const links = projects.flatMap(({ data }) => [data.website, data.source]);
  const urls = links.flatMap((link) => (isObject(link) ? [link.url] : []));
  return [...new Set(urls.filter((url) => typeof url === "string"))].filter((url) => /^https?:\/\//.test(url)).sort();
}
