import { loadVersion } from "@/features/studio/api/drafts";
import type { DocumentContent } from "@/features/studio/editor/store/splitContent";
import { isJsonObject } from "@/features/studio/editor/store/json";

/** The content of a version in the editor's format. */
export async function loadVersionContent(id: string, version: string): Promise<DocumentContent> {
  const { uid, tags, data } = await loadVersion(id, version);
  return { uid, tags, data: isJsonObject(data) ? data : {} };
}
