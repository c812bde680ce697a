/**
 * Writes the feeds (Atom, RSS, JSON Feed) of posts, changes and incidents.
 * Input is a list of entries; every form is valid by its specification.
 */
import "server-only";

export { feedForms } from "./facts";
export type { FeedForm, FeedItem } from "./facts";
export { writeFeed } from "./writeFeed";
