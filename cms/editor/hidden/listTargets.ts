import type { Locale } from "@/features/shared/locale";
import type { EditorModels } from "#cms/editor/model/EditorModels.ts";
import type { FieldModel } from "#cms/editor/model/FieldModel.ts";
import { nameField } from "#cms/editor/model/nameField.ts";
import type { DocumentStore } from "#cms/editor/store/DocumentStore.ts";
import { toText } from "#cms/editor/store/json.ts";
import type { Json } from "#cms/editor/store/json.ts";

import { convertHidden, readWords } from "./convertHidden.ts";

/** A field that a stored value can be moved to, with the resulting value. */
export type HiddenTarget = { key: string; slice: string; leaf: string; label: string; value: Json };

type Around = { type: string; models: EditorModels; store: DocumentStore; locale: Locale };
type Hidden = { field: string; value?: unknown };

/** Fields of the document and its slices that accept a value; fields of the same slice type and empty ones come first. */
export function listTargets({ field, value }: Hidden, { type, models, store, locale }: Around): HiddenTarget[] {
  const toTargets = (fields: readonly (FieldModel & { name: string })[], slice: string, group: string, position = "") =>
    fields.flatMap((one): (HiddenTarget & { rank: number })[] => {
      const converted = convertHidden(value, one);
      if (converted === undefined) return [];
      const leaf = `${group}/${one.name}`;
      const json = slice === "" ? undefined : store.slice(slice);
      const label = position + nameField(models, { type, slice: json, leaf }, locale);
      const isAway = field.includes("](") && !field.includes(`](${toText(json?.slice_type)})`);
      const isFilled = readWords(store.get(slice, leaf)) !== "";
      return [
        { key: `${slice} ${leaf}`, slice, leaf, label, value: converted, rank: Number(isAway) * 2 + Number(isFilled) },
      ];
    });
  const own = (models.findType(type)?.tabs ?? []).flatMap((tab) => toTargets(tab.fields, "", "data"));
  const keys = store.zoneNames.flatMap((zone) => store.keys(zone));
  const inSlices = keys.flatMap((key, index) => {
    const { slice_type: name, variation } = store.slice(key);
    return toTargets(
      models.findVariation(toText(name), toText(variation))?.primary ?? [],
      key,
      "primary",
      `${index + 1}. `,
    );
  });
  return [...own, ...inSlices].sort((a, b) => a.rank - b.rank).map(({ rank: _rank, ...target }) => target);
}
