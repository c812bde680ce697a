import "server-only";

export { PlanCards } from "./PlanCards";
export { PlanTable } from "./PlanTable";
export { linesOf } from "@/features/shared/plans/lines";
