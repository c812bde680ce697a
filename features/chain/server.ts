import "server-only";

export { ChainAvailability } from "./ChainAvailability";
export { ChainEndpoints } from "./ChainEndpoints";
export { ChainIdentity } from "./ChainIdentity";
export { ChainMethods } from "./ChainMethods";
export { ChainRequest } from "./ChainRequest";
export { RelatedChains } from "./RelatedChains";
