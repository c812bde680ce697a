import "server-only";

export { getUsage, planThatFits } from "./fit";
export { findMonthCost, fitRuns } from "./fitWorkload";
export { defaultChain, getCost } from "./mix";
export { UnitScale } from "./UnitScale";
export { Workloads } from "./Workloads";
