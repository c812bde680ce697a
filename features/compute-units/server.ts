import "server-only";

export { defaultChain } from "./mix";
export { UnitScale } from "./UnitScale";
export { Workloads } from "./Workloads";
