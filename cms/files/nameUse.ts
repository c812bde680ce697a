import type { Locale } from "@/features/shared/locale";
import type { EditorModels } from "#cms/editor/model/EditorModels.ts";
import { joinWithColon } from "#cms/shell/joinWithColon.ts";

const inSlice = /^data\.\w+\[\d+\]\((\w+)\)\.(?:primary|items\[\d+\])\.(\w+)/;

/** The field of a use in the editors' words: `data.slices[1](media_text).primary.image` → “Media and text: Picture”. */
export function nameUse(
  models: EditorModels,
  { type, field }: { type: string; field: string },
  locale: Locale,
): string {
  const [, slice = "", inner = ""] = inSlice.exec(field) ?? [];
  const model = models.findSlice(slice);
  if (model) {
    const fields = model.variations.flatMap(({ primary }) => primary);
    return joinWithColon(locale, model.name, fields.find(({ name }) => name === inner)?.label ?? inner);
  }
  const [, own = field] = /^data\.(\w+)/.exec(field) ?? [];
  const fields = models.findType(type)?.tabs.flatMap((tab) => tab.fields);
  return fields?.find(({ name }) => name === own)?.label ?? own;
}
