import "server-only";

export { ChangeList } from "./ChangeList";
export { toJsonFeed, toRss } from "./feed";
export { messages as trackerMessages } from "./messages";
export { TrackerTable } from "./TrackerTable";
