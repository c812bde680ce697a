import { send, sendOnly } from "#cms/http/send.ts";

import { notFoundSchema } from "./contract.ts";
import type { NotFound } from "./contract.ts";

/** What visitors did not find, the most frequent first. */
export const loadNotFound = (signal?: AbortSignal): Promise<NotFound> => send("not-found", notFoundSchema, { signal });

/** Hides a row, or shows it again. */
export const dismissNotFound = (id: number, isDismissed: boolean): Promise<void> =>
  sendOnly(`not-found/${id}`, { method: "PATCH", body: { is_dismissed: isDismissed } });
