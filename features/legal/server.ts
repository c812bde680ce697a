import "server-only";

export type { Block } from "./listChanges";
export { VersionHistory } from "./VersionHistory";
export type { Version } from "./VersionHistory";
