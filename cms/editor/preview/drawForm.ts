import { getLocaleByLang } from "@/features/shared/locale";
import type { DocumentContent } from "#cms/editor/store/splitContent.ts";
import { isJsonObject, toJsonList, toText } from "#cms/editor/store/json.ts";
import type { JsonObject } from "#cms/editor/store/json.ts";

import { messages } from "./messages.ts";

export const formType = "form";

const newField: JsonObject = { label: "", kind: "text", is_required: true, choices: [] };

/** The slice that shows a form on pages, with the edited form beside its link; who receives it is left out. */
export function drawForm(
  { uid, data: stored }: DocumentContent,
  { id, lang }: { id: string; lang: string },
): JsonObject {
  const { recipients: _, ...data } = stored;
  const text = messages[getLocaleByLang(lang) ?? "en"];
  // Visitors see no field without a label.
  const written = toJsonList(data.fields);
  const fields = (written.length > 0 ? written : [newField]).map((field, index) =>
    isJsonObject(field) && !toText(field.label).trim() ? { ...field, label: text.field(index + 1) } : field,
  );
  const title = [{ type: "heading2", text: toText(data.title), spans: [] }];
  const head = { link_type: "Document", type: formType, id, uid: uid ?? formType, lang };
  const link = { ...head, data: { ...data, fields } };
  return { id, slice_type: formType, variation: "default", primary: { title, document: link } };
}
