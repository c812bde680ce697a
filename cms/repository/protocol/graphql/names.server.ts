/** A valid GraphQL name: letters, digits and underscores. */
export const toName = (id: string) => id.replace(/\W/g, "_").replace(/^(?=\d)/, "_");

/** The name of a type, in Prismic's form: `blog_post` → `Blog_post`. */
export function toTypeName(id: string): string {
  const name = toName(id);
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
}
