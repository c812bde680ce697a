import { array, number, object, string } from "yup";
import type { InferType } from "yup";

import { planSchema, plansSchema } from "../../features/shared/contracts/platformApi.ts";
import type { Plan } from "../../features/shared/contracts/platformApi.ts";
import { withSharedLimits } from "../../features/shared/contracts/planLimits.ts";
import { readData } from "../kit/catalog/readData.ts";
import { toRecordSchema } from "../../features/shared/contracts/toRecordSchema.ts";

const method = object({
  method: string().required(),
  category: string().required(),
  multiplier: number().positive().required(),
});

type Method = InferType<typeof method>;

const families = object({ families: toRecordSchema(array(method.required()).required()).required() });

/** The plan of a database row, with the limits of shared endpoints. */
export const toPlan = (row: unknown): Plan => withSharedLimits(planSchema.validateSync(row, { stripUnknown: true }));

/** The methods of each family, in the order of `compute-units.json`. */
export const readMethods = (folder: string): Record<string, Method[]> =>
  readData(folder, "compute-units.json", families).families;

/** The plans of `plans.json` and their currency. */
export const readPlans = (folder: string) => readData(folder, "plans.json", plansSchema);
