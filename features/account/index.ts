export { AccountHost } from "./AccountHost";
