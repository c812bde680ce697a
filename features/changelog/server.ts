import "server-only";

export { ChangeCalendar } from "./ChangeCalendar";
export { ChangeNotes } from "./ChangeNotes";
export { filterBySubject, toChange } from "./change";
export { getSubject } from "./getSubject";
export type { Change, Subject } from "./change";
export { messages as changelogMessages } from "./messages";
export { writeCalendar } from "./writeCalendar";
