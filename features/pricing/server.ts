/**
 * Plans as cards and as a table, with monthly or yearly prices.
 * Prices come from the platform; the documents choose what is shown.
 */
import "server-only";

export { CostCurve } from "./CostCurve";
export { PlanCards } from "./PlanCards";
export { PlanTable } from "./PlanTable";
export { listPlanLines } from "@/features/shared/plans/lines";
