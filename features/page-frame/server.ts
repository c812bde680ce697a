/**
 * Page frames: docs with their navigation, articles, and the page foot.
 * A page document chooses its frame by its type.
 */
import "server-only";

export { ArticleFrame } from "./ArticleFrame";
export { DocsFrame } from "./DocsFrame";
export type { DocsLink } from "./DocsFrame";
export { ChainLinks, Day, Facts, HostLink, minutesText } from "./Facts";
export type { Fact } from "./Facts";
export { messages as frameMessages } from "./messages";
export { PageFoot } from "./PageFoot";
export { ShareLink } from "./ShareLink";
export { AdjacentPages, RelatedPages } from "./PageLinks";
export type { PageLink } from "./PageLinks";
