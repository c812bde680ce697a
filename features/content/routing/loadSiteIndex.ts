import "server-only";

import { buildSiteIndex } from "./SiteIndex";
import type { SiteIndex } from "./SiteIndex";
import { readPages } from "./readPages";
import type { Progress } from "./readPages";
import { toRecords } from "./toRecords";

/** Reads every URL of the repository; throws on failure, and resumes from the same progress next time. */
export async function loadSiteIndex(progress: Progress): Promise<SiteIndex> {
  const orderings = { field: "document.first_publication_date" };
  const { documents, total } = await readPages(progress, { orderings });
  return buildSiteIndex({ ...toRecords(progress.ref, documents), total });
}
