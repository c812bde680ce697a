type ContentDocument = { type: string; data: Record<string, unknown> };

/** URLs of the website and the source code of every marketplace project, sorted, each once. */
export function listProjectLinks(documents: ContentDocument[]): string[] {
  const projects = documents.filter(({ type }) => type === "marketplace_project");
  const urls = projects.flatMap(({ data }) => [findUrl(data.website), findUrl(data.source)]);
  return [...new Set(urls.filter((url) => url !== undefined))].filter((url) => /^https?:\/\//.test(url)).sort();
}

/** The URL of a link field; `undefined` for a field without one. */
function findUrl(link: unknown): string | undefined {
  if (typeof link !== "object" || link === null || !("url" in link)) return undefined;
  return typeof link.url === "string" ? link.url : undefined;
}
