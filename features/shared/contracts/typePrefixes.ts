/**
 * Path prefixes, without language, of the document types that have pages: a document stands below its type's by its
 * UID. A page's own path follows from its parents. A new type with pages is one line here.
 */
export const typePrefixes: Readonly<Record<string, string>> = {
  docs_page: "/docs/",
  blog_post: "/blog/",
  case_study: "/case-studies/",
  marketplace_project: "/marketplace/projects/",
  change: "/changelog/",
  incident: "/incidents/",
};

/** Types whose UID is not their place below a prefix: paths of parents, a pattern, or only a name. */
const typesWithoutPrefix: readonly string[] = ["page", "page_template", "redirect", "promo_banner", "form"];

/** Whether documents of a type that has a UID have a place on the site, or need none. */
export const hasPlace = (type: string): boolean =>
  Object.hasOwn(typePrefixes, type) || typesWithoutPrefix.includes(type);
