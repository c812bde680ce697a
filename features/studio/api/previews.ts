import type { InferType } from "yup";

import { previewSchema, previewsSchema } from "@/features/shared/contracts/studio/previews";
import type { StudioPreview } from "@/features/shared/contracts/studio/previews";

import { send, sendOnly } from "./send";

/** A link that shows a draft to anybody who has it, until it ends; `lifetime` in seconds. */
export const createPreview = (preview: {
  document_id?: string;
  release_id?: string;
  version?: string;
  at?: number;
  lifetime?: number;
}): Promise<StudioPreview> => send("previews", previewSchema, { method: "POST", body: preview });

export const loadPreviews = (document: string): Promise<InferType<typeof previewsSchema>> =>
  send("previews", previewsSchema, { query: { document_id: document } });

export const endPreview = (id: string): Promise<void> =>
  sendOnly(`previews/${encodeURIComponent(id)}`, { method: "DELETE" });
