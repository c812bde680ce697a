import { previewSchema } from "@/features/shared/contracts/studio/previews";
import type { StudioPreview } from "@/features/shared/contracts/studio/previews";

import { send } from "./send";

/** A link that shows a draft to anybody who has it, until it ends; `lifetime` in seconds. */
export const createPreview = (preview: {
  document_id?: string;
  release_id?: string;
  version?: string;
  at?: number;
  lifetime?: number;
}): Promise<StudioPreview> => send("previews", previewSchema, { method: "POST", body: preview });
