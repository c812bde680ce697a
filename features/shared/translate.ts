export { translate, translateEach } from "./contracts/translate";
