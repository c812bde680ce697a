/**
 * State that several features of one page share: the open window and the signed-in account.
 * One provider makes the stores for each page render; no store is a module-level instance.
 */
export { ModalStore } from "./ModalStore";
export type { ModalView } from "./ModalStore";
export { AccountStore } from "./AccountStore";
