/**
 * The page of one chain: identity, networks, endpoints, methods, availability and related chains.
 * Everything is rendered on the server from the catalogue and the platform's figures.
 */
import "server-only";

export { ChainAvailability } from "./ChainAvailability";
export { ChainEndpoints } from "./ChainEndpoints";
export { ChainIdentity } from "./ChainIdentity";
export { ChainLimits } from "./ChainLimits";
export { ChainMethods } from "./ChainMethods";
export { ChainRequest } from "./ChainRequest";
export { RelatedChains } from "./RelatedChains";
