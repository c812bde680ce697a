import { StudioError } from "#cms/http/StudioError.ts";

/**
 * Where the text is stored. From `kept` on: only in this browser, not on the server. `rejected` carries the service's
 * failure; `conflict` waits for a choice between two values of one field.
 */
export type SaveState =
  | { kind: "saved"; at: number }
  | { kind: "editing" }
  | { kind: "saving" }
  | { kind: "kept" }
  | { kind: "offline" }
  | { kind: "signed-out" }
  | { kind: "conflict" }
  | { kind: "rejected"; error: StudioError };

/** The state after a failed save. Rethrows errors that are not responses of the service. */
export function toSaveState(error: unknown): SaveState {
  if (!(error instanceof StudioError)) throw error;
  if (error.status === 401) return { kind: "signed-out" };
  const isTemporary = error.status === 0 || error.status >= 500 || [408, 412, 429].includes(error.status);
  return isTemporary ? { kind: "offline" } : { kind: "rejected", error };
}
