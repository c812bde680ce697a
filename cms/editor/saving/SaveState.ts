import { StudioError } from "#cms/http/StudioError.ts";
import type { Json } from "#cms/editor/store/json.ts";

/** A field whose value the service refused: the value, and why. `leaf` is empty for a whole slice. */
export type RefusedField = { slice: string; leaf: string; value: Json | undefined; error: StudioError };

/**
 * Where the text is stored. From `offline` on: only in this browser, not on the server. `partial` has everything on the server
 * but some refused fields; `rejected` carries the service's failure; `conflict` waits for a choice between two values of one
 * field; `gone` is a document that somebody deleted.
 */
export type SaveState =
  | { kind: "saved"; at: number }
  | { kind: "editing" }
  | { kind: "saving" }
  | { kind: "offline" }
  | { kind: "signed-out" }
  | { kind: "conflict" }
  | { kind: "partial"; refused: readonly RefusedField[] }
  | { kind: "gone" }
  | { kind: "rejected"; error: StudioError };

/** The state after a failed save. Rethrows errors that are not responses of the service. */
export function toSaveState(error: unknown): SaveState {
  if (!(error instanceof StudioError)) throw error;
  if (error.status === 401) return { kind: "signed-out" };
  if (error.status === 404) return { kind: "gone" };
  const isTemporary = error.status === 0 || error.status >= 500 || [408, 412, 429].includes(error.status);
  return isTemporary ? { kind: "offline" } : { kind: "rejected", error };
}
