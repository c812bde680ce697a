import { send } from "#cms/http/send.ts";

import { previewSchema } from "./contract.ts";
import type { StudioPreview } from "./contract.ts";

/** Creates a link that shows a draft to anyone who has it; `lifetime` in seconds. */
export const createPreview = (preview: {
  document_id?: string;
  release_id?: string;
  version?: string;
  at?: number;
  lifetime?: number;
}): Promise<StudioPreview> => send("previews", previewSchema, { method: "POST", body: preview });
