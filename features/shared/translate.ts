export { translate, translateEach } from "./contracts/translate";
export type { Texts } from "./contracts/translate";
