export { ContentImage } from "./ContentImage";
export { imageAddress } from "./images";
export { filledLink, linkProps } from "./links";
export { anchorOf, listHeadings } from "./headings";
export type { Heading } from "./headings";
export { RichText, Words } from "./RichText";
export type { SliceContext, SliceProps } from "./slice";
export type { Entry } from "./addresses/book";
