import type { EditorSession } from "#cms/editor/EditorSession.ts";
import { labelField } from "#cms/editor/model/nameField.ts";
import { nameSlice } from "#cms/editor/slices/sliceNames.ts";

import { findFieldModel } from "./findFieldModel.ts";
import type { Spot } from "./spots.ts";

type Place = Pick<Spot, "slice" | "path">;

/** The name of a slice that editors see. Observers run again for another variation, not for other words. */
export const nameSliceAt = ({ store, models }: EditorSession, key: string): string =>
  nameSlice(models, { slice_type: store.get(key, "slice_type") ?? "", variation: store.get(key, "variation") ?? "" });

/** The label of a field, with its number for an entry of a group; empty for a slice. */
export function nameField({ store, models, summary }: EditorSession, { slice, path }: Place): string {
  if (path === "") return "";
  if (slice === "") return labelField(models, { type: summary.type, slice: undefined, leaf: `data/${path}` });
  const type = { slice_type: store.get(slice, "slice_type") ?? "", variation: store.get(slice, "variation") ?? "" };
  const label = findFieldModel(models, type, path)?.label ?? path;
  const entry = /\[(\d+)\]$/.exec(path)?.[1];
  return entry === undefined ? label : `${label} ${Number(entry) + 1}`;
}
