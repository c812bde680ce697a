import type { JsonObject } from "./json";

/** What an editor changes of a document. */
export type DocumentContent = { uid: string | null; tags: string[]; data: JsonObject };
