import "server-only";

export { ChangeList } from "./ChangeList";
export { messages as trackerMessages } from "./messages";
export { TrackerTable } from "./TrackerTable";
