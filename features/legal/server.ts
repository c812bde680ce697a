import "server-only";

export type { Block } from "./difference";
export { VersionHistory } from "./VersionHistory";
export type { Version } from "./VersionHistory";
