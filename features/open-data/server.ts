import "server-only";

export { drawBadge } from "./drawBadge";
export { documentNames } from "./documents";
export type { DocumentName } from "./documents";
export { loadBadge, loadDocument } from "./load";
export { writeSchema } from "./writeSchema";
