import "server-only";

import { getBook } from "./addresses/keeper";
import { createClient } from "./client";
import { findPreview } from "./preview/findPreview";

/** A client that reads what this render shows: the published content, or what an editor previews. */
export async function createReader(tags: string[]) {
  const preview = await findPreview();
  if (preview?.kind === "open") return createClient({ ref: preview.ref, isDraft: true });
  return createClient({ ref: (await getBook()).ref, tags });
}
