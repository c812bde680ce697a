type ContentDocument = { data: Record<string, unknown> };

/** Unique URLs of the documents' external links, sorted. */
export const listOutsideLinks = (documents: ContentDocument[]): string[] =>
  [...new Set(documents.flatMap(({ data }) => listUrls(data)))].sort();

function listUrls(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  if ("link_type" in value && value.link_type === "Web") {
    const url = "url" in value ? value.url : undefined;
    // Prismic's editor saves local URLs as https:///about/ or https://#contact.
    return typeof url === "string" && /^https?:\/\/[^/?#]/.test(url) && URL.canParse(url) ? [url] : [];
  }
  return Object.values(value).flatMap(listUrls);
}
