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

const lifetimeSeconds = 3_600;

/** Shows a draft, once it is saved, a version or the whole site in a tab of its own. Throws `StudioError`. */
export async function openPreview(preview: NewPreview, save?: () => Promise<void>): Promise<void> {
  // Opened synchronously in the click handler, or the browser blocks the pop-up.
  const page = window.open("", "_blank");
  try {
    await save?.();
    const { url } = await createPreview({ lifetime: lifetimeSeconds, is_shared: false, ...preview });
    if (page) page.location.href = url;
    else window.location.assign(url);
  } catch (error) {
    page?.close();
    throw error;
  }
}
