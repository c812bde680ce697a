import type { EditorModels } from "@/features/studio/editor/model/EditorModels";
import { toText } from "@/features/studio/editor/store/json";
import type { JsonObject } from "@/features/studio/editor/store/json";

/** What editors call a slice: its name, with that of its variation where there are several. */
export function nameSlice(models: EditorModels, slice: JsonObject): string {
  const type = toText(slice.slice_type);
  const model = models.findSlice(type);
  const variation = models.findVariation(type, toText(slice.variation));
  if (!model) return type;
  return variation && model.variations.length > 1 ? `${model.name} · ${variation.name}` : model.name;
}

/** The picture of a slice's variation. */
export const slicePictureUrl = (type: string, variation: string) =>
  `/api/studio/slice-pictures/${encodeURIComponent(type)}/${encodeURIComponent(variation)}/`;
