import "server-only";

export { drawBadge } from "./badge";
export { documentNames } from "./documents";
export type { DocumentName } from "./documents";
export { loadBadge, loadDocument } from "./load";
export { writeSchema } from "./schemas";
