/**
 * The data of the site as files: JSON documents with their schemas, badges, and a sample of raw data.
 * Each file is written from the figures that the pages show.
 */
import "server-only";

export { FilesPanel } from "./FilesPanel";
export { drawBadge } from "./drawBadge";
export { documentNames } from "./documents";
export type { DocumentName } from "./documents";
export { loadBadge, loadDocument } from "./load";
export { writeSample } from "./sample";
export { writeSchema } from "./writeSchema";
