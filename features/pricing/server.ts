import "server-only";

export { PlanCards } from "./PlanCards";
export { PlanTable } from "./PlanTable";
export { listPlanLines } from "@/features/shared/plans/lines";
