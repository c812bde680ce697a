import "server-only";

export { defaultChain } from "./defaultChain";
