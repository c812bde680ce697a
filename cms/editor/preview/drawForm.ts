import type { DocumentContent } from "#cms/editor/store/splitContent.ts";
import { toText } from "#cms/editor/store/json.ts";
import type { JsonObject } from "#cms/editor/store/json.ts";

export const formType = "form";

/** The slice that shows a form on pages, with the edited form beside its link; who receives it is left out. */
export function drawForm(
  { uid, data: stored }: DocumentContent,
  { id, lang }: { id: string; lang: string },
): JsonObject {
  const { recipients: _, ...data } = stored;
  const title = [{ type: "heading2", text: toText(data.title), spans: [] }];
  const head = { link_type: "Document", type: formType, id, uid: uid ?? formType, lang };
  const link = { ...head, data: { fields: [], ...data } };
  return { id, slice_type: formType, variation: "default", primary: { title, document: link } };
}
