import type { Locale } from "@/features/shared/locale";
import type { EditorModels } from "#cms/editor/model/EditorModels.ts";
import { summarizeSlice } from "#cms/editor/model/summarize.ts";
import { toText } from "#cms/editor/store/json.ts";
import type { JsonObject } from "#cms/editor/store/json.ts";
import { joinWithColon } from "#cms/shell/joinWithColon.ts";

/** The name that editors see: the slice's, with the variation's if there are several. */
export function nameSlice(models: EditorModels, slice: JsonObject): string {
  const type = toText(slice.slice_type);
  const model = models.findSlice(type);
  const variation = models.findVariation(type, toText(slice.variation));
  if (!model) return type;
  return variation && model.variations.length > 1 ? `${model.name} · ${variation.name}` : model.name;
}

/** Name and first words of a slice, which tell it from others of its kind. */
export const describeSlice = (models: EditorModels, slice: JsonObject, locale: Locale): string =>
  joinWithColon(locale, nameSlice(models, slice), summarizeSlice(slice));
