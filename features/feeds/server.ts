import "server-only";

export { feedForms, writeFeed } from "./writeFeed";
export type { FeedFacts, FeedForm, FeedItem } from "./writeFeed";
