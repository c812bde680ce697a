/**
 * The session that a preview's token names: every token is a URL of the repository with that part. Whoever sets a
 * cookie writes what they like into it: nothing but this is taken from it.
 */
export const getSession = (token: string): string | undefined =>
  /\/previews\/([\w-]+)(?::[\w-]+)?(?:\?|%3F)websitePreviewId/.exec(token)?.[1];
