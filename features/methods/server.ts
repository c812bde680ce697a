/**
 * The method reference of the docs: a list for each family, and a page for each method.
 * Data is in `content/data/reference/` and the price list.
 */
import "server-only";

export { FamilyIndex } from "./FamilyIndex";
export { MethodReference } from "./MethodReference";
export { MethodChains } from "./page/MethodChains";
export { MethodDetails } from "./page/MethodDetails";
export { MethodIdentity } from "./page/MethodIdentity";
export { AdjacentMethods } from "./page/AdjacentMethods";
export type { MethodEnd } from "./MethodKind";
