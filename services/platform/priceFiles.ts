import { array, boolean, number, object, string } from "yup";
import type { InferType } from "yup";

import { readData } from "../kit/catalog/readData.ts";
import { toRecordSchema } from "../../features/shared/contracts/toRecordSchema.ts";

const method = object({
  method: string().required(),
  category: string().required(),
  multiplier: number().positive().required(),
});

export type Method = InferType<typeof method>;

const families = object({ families: toRecordSchema(array(method.required()).required()).required() });

const plan = object({
  id: string().required(),
  name: string().required(),
  pricePerMonth: number().min(0),
  isFrom: boolean(),
  requestsPerDay: number().positive(),
  rollOver: boolean(),
  computeUnits: number().positive(),
  requests: string().oneOf(["Unlimited"] as const),
  requestsPerSecond: number().positive(),
  freeMonths: number().positive(),
  labels: array(string().required()),
  regions: number().positive().required(),
});

const plans = object({ currency: string().required(), plans: array(plan.required()).required() });

export type Plan = InferType<typeof plan>;

/** A row of the database as the plan it holds. */
export const toPlan = (row: unknown): Plan => plan.validateSync(row, { stripUnknown: true });

/** The methods of each family, in the order of `compute-units.json`. */
export const readMethods = (folder: string): Record<string, Method[]> =>
  readData(folder, "compute-units.json", families).families;

/** The plans of `plans.json` and their currency. */
export const readPlans = (folder: string) => readData(folder, "plans.json", plans);
