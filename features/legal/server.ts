/**
 * Legal texts: their blocks, and what changed between two versions.
 * Versions are documents; the comparison is by block.
 */
import "server-only";

export type { Block } from "./listChanges";
export { VersionHistory } from "./VersionHistory";
export type { Version } from "./VersionHistory";
