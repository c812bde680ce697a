import "server-only";

export { MethodReference } from "./MethodReference";
export { MethodChains } from "./page/MethodChains";
export { MethodDetails } from "./page/MethodDetails";
export { MethodIdentity } from "./page/MethodIdentity";
export { AdjacentMethods } from "./page/AdjacentMethods";
