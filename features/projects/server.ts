import "server-only";

export { ProjectGroups } from "./ProjectGroups";
export type { Project } from "./ProjectGroups";
export { categoryTitle } from "./messages";
