export { ContactForm } from "./form/ContactForm";
export { formIds, isFormId } from "./form/forms";
export type { FormId, Values } from "./form/forms";
export { FormMessage } from "./form/FormMessage";
export { getNoJsTitle } from "./form/noJsMessages";
export { readValues } from "./form/readValues";
export { ModalHost } from "./modals/ModalHost";
export type { Channels } from "./modals/Channels";
