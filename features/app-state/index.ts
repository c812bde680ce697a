export { ModalStore } from "./ModalStore";
export type { ModalView } from "./ModalStore";
export { AccountStore } from "./AccountStore";
export type { AccountState, RequestAccount } from "./AccountStore";
