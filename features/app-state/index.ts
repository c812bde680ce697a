export { ModalStore } from "./ModalStore";
export type { ModalView } from "./ModalStore";
