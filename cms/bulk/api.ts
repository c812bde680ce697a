import { sendLines } from "#cms/http/send.ts";
import { StudioError } from "#cms/http/StudioError.ts";

import { bulkLineSchema } from "./contract.ts";
import type { BulkRequest, BulkResult } from "./contract.ts";

export type OnProgress = (done: number, total: number) => void;

/** Changes many documents, or says what would happen; throws `StudioError` when nothing could be done at all. */
export const changeMany = (request: Partial<BulkRequest>, onProgress: OnProgress): Promise<BulkResult> =>
  sendBulk("bulk", request, onProgress);

/** Takes a change of many documents back. */
export const undoMany = (id: string, onProgress: OnProgress): Promise<BulkResult> =>
  sendBulk(`bulk/${encodeURIComponent(id)}/undo`, {}, onProgress);

async function sendBulk(path: string, body: object, onProgress: OnProgress): Promise<BulkResult> {
  const { result, failure } = await sendLines(path, bulkLineSchema, {
    method: "POST",
    body,
    onLine: ({ done, total }) => {
      if (done !== undefined && total !== undefined) onProgress(done, total);
    },
  });
  if (result) return result;
  // The status of the response was sent before the task began.
  throw new StudioError(failure?.status ?? 500, failure);
}
