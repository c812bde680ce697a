import { ownValue } from "../../../../features/shared/contracts/ownValue.ts";
import { isObject } from "./document.ts";
import type { JsonObject } from "./document.ts";
import { report, within } from "./context.ts";
import type { FieldContext } from "./context.ts";
import type { FieldModel, Fields, Models, SliceChoice } from "./models.ts";
import { normalizeFields, normalizeItems, normalizeValue } from "./normalize.ts";

/** The two parts of a slice, each with its fields. */
type SliceParts = { primary: Fields; items: Fields };

/** The kinds of choice that hold a slice; any other kind is a single field that stands as a slice. */
const sliceKinds = ["SharedSlice", "Slice"];

/** Whether a choice is a single field (or group) used as a slice: Prismic answers it with `value` in place of parts. */
export const isFieldSlice = ({ type }: SliceChoice) => !sliceKinds.includes(type);

/** The fields of a slice as it stands in a zone; `undefined` for a variation that the models do not have. */
export function partsOf(slice: JsonObject, choice: SliceChoice, models: Models): SliceParts | undefined {
  if (choice.type !== "SharedSlice") return { primary: choice["non-repeat"] ?? {}, items: choice.repeat ?? {} };
  return ownValue(models.slices.get(String(slice.slice_type))?.variations ?? {}, variationOf(slice));
}

const variationOf = ({ variation }: JsonObject) => (typeof variation === "string" ? variation : "default");

/** One slice of a zone in its full shape; `undefined`, and a problem, for one that may not stand there. */
export function normalizeSlice(slice: JsonObject, index: number, zone: FieldModel, context: FieldContext) {
  const type = String(slice.slice_type);
  const choice = ownValue(zone.config?.choices ?? {}, type);
  if (!choice) {
    const isKnown = context.models.slices.has(type);
    const reason = isKnown ? `the slice ${type} may not stand in this zone` : `there is no slice ${type}`;
    return report(context, reason, undefined);
  }
  const here = { ...context, path: `${context.path}(${type})` };
  const head = {
    id: typeof slice.id === "string" ? slice.id : `${type}$${index + 1}`,
    slice_type: type,
    slice_label: typeof slice.slice_label === "string" ? slice.slice_label : null,
  };
  if (isFieldSlice(choice)) return { value: normalizeValue(slice.value, choice, within(here, "value")), ...head };
  const parts = partsOf(slice, choice, context.models);
  if (!parts) return report(context, `there is no slice ${type} with variation ${variationOf(slice)}`, undefined);
  const { primary = {}, items = [] } = slice;
  const version = ownValue(context.models.slices.get(type)?.variations ?? {}, variationOf(slice))?.version;
  return {
    ...(choice.type === "SharedSlice" ? { variation: variationOf(slice), ...(version ? { version } : {}) } : {}),
    items: Array.isArray(items) ? normalizeItems(items, parts.items, within(here, "items")) : [],
    primary: normalizeFields(isObject(primary) ? primary : {}, parts.primary, within(here, "primary")),
    ...head,
  };
}
