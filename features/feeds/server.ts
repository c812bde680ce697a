import "server-only";

export { feedForms } from "./facts";
export type { FeedFacts, FeedForm, FeedItem } from "./facts";
export { writeFeed } from "./writeFeed";
