export { AccountHost } from "./AccountHost";
export { KeyHost } from "./keys/KeyHost";
