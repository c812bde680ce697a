import "server-only";

export { defaultChain } from "./address";
