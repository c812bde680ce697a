import { object, string } from "yup";

import type { StudioModels } from "./contract.ts";
import { nameSliceModel } from "./nameSliceModel.ts";

const sliceModelSchema = object({ id: string().required(), name: string().required() });

/** Position on its page and name of the slice in the path of a field; `undefined` for a field outside of slices. */
export function nameSliceAt(
  models: StudioModels | undefined,
  field: string,
): { position: number; name: string } | undefined {
  const [, index, type] = /^data\.\w+\[(\d+)\]\(([^)]*)\)/.exec(field) ?? [];
  if (type === undefined) return undefined;
  const model = models?.slices.find(({ id }) => id === type);
  return { position: Number(index) + 1, name: sliceModelSchema.isValidSync(model) ? nameSliceModel(model.name) : type };
}
