import "server-only";

export { defaultChain } from "./mix";
