import type { InferType } from "yup";

import { send, sendOnly } from "#cms/http/send.ts";

import { previewSchema, previewsSchema } from "./contract.ts";
import type { NewPreview, StudioPreview } from "./contract.ts";

/** Creates a link that shows a draft to anyone who has it; `lifetime` in seconds. */
export const createPreview = (preview: NewPreview): Promise<StudioPreview> =>
  send("previews", previewSchema, { method: "POST", body: preview });

/** The links of a document that work. */
export const loadPreviews = (document: string, signal?: AbortSignal): Promise<InferType<typeof previewsSchema>> =>
  send("previews", previewsSchema, { query: { document_id: document }, signal });

export const endPreview = (id: string): Promise<void> =>
  sendOnly(`previews/${encodeURIComponent(id)}`, { method: "DELETE" });
