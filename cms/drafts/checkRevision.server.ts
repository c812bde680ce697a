import { WriteError } from "#cms/http/WriteError.server.ts";

import { getRevision } from "./DraftStore.server.ts";
import type { Draft } from "./DraftStore.server.ts";

/** Throws `WriteError` (412) with person and time, unless `revision` is that of the latest version or missing. */
export function checkRevision(latest: Draft, revision: string | undefined): void {
  if (revision === undefined || revision === getRevision(latest)) return;
  const sentence = "Somebody has saved this document since you read it; read it again, then save";
  throw new WriteError(412, sentence, [], { saved_by: latest.by ?? null, saved: latest.saved });
}
