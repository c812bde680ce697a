/**
 * The site's content from Prismic: client, routes, pages, previews, files and rich text.
 * The only feature that imports Prismic's packages.
 */
export { Actions } from "./Actions";
export { Contents } from "./Contents";
export { ContentImage } from "./ContentImage";
export { filledLink } from "./linkProps";
export { embedTitle } from "./headings";
export { anchorIn, hasWords, listHeadings } from "./headings";
export { Prose } from "./Prose";
export { OrganizationList } from "./OrganizationList";
export { InlineText, RichText, Words } from "./RichText";
export { SliceSection } from "./SliceSection";
export { SliceTitle } from "./SliceSection/SliceTitle";
export type { SliceContext, SliceProps } from "./SliceProps";
export { readTable } from "./readTable";
export { tableParts } from "./tableParts";
export { UnbrokenNames as WholeNames } from "./UnbrokenNames";
export type { PageEntry } from "./routing/IndexRecords";
