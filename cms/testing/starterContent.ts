/**
 * Content for tests of code: that of a new site, whatever the project's own content is. A few pages in both languages,
 * `home`, `about`, `contact` and `search`.
 */
export const starterContent = "tools/generate/new/templates/site";
