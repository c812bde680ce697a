import { ownValue } from "#contracts/ownValue.ts";

import type { JsonObject } from "./document.ts";
import type { Fields, Models, SliceChoice } from "./models.ts";

/** The two parts of a slice, each with its fields. */
type SliceParts = { primary: Fields; items: Fields };

/** Choice types that are slices; any other type is a single field used as a slice. */
const sliceKinds = ["SharedSlice", "Slice"];

/** Whether a choice is a single field (or group) used as a slice: Prismic renders it with `value` instead of parts. */
export const isFieldSlice = ({ type }: SliceChoice) => !sliceKinds.includes(type);

/** The fields of a slice in a zone; `undefined` for an unknown variation. */
export function getSliceParts(slice: JsonObject, choice: SliceChoice, models: Models): SliceParts | undefined {
  if (choice.type !== "SharedSlice") return { primary: choice["non-repeat"] ?? {}, items: choice.repeat ?? {} };
  return ownValue(models.slices.get(String(slice.slice_type))?.variations ?? {}, getVariation(slice));
}

/** The variation of a slice; one without a name is the default. */
export const getVariation = ({ variation }: JsonObject) => (typeof variation === "string" ? variation : "default");
