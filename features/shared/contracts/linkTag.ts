// Next cuts off longer tags.
const maxLength = 250;

/** Cache tag of the pages that link to a path: they show its title. Very long paths share the tag of their start. */
export const linkTag = (path: string): string => `link:${encodeURI(path).replaceAll(",", "%2C")}`.slice(0, maxLength);

/** The tags of the links in a page's HTML. */
export function listLinkTags(html: string): string[] {
  const paths = [...html.matchAll(/ href="(\/[^"?#]*)/g)].map(([, path = ""]) => decodePath(path));
  return [...new Set(paths)].map(linkTag);
}

function decodePath(path: string): string {
  try {
    return decodeURI(path.replaceAll("&amp;", "&"));
  } catch {
    // No page has a path with an invalid escape.
    return path;
  }
}
