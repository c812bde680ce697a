import { toMethodAnchor } from "./anchors.ts";

/** Path of a method's page below `/docs/`: `methods-evm/eth_call`. */
export const getMethodPath = (family: string, method: string) => `methods-${family}/${toMethodAnchor(method)}`;
