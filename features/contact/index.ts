export { ContactForm } from "./form/ContactForm";
export { formIds, isFormId } from "./form/forms";
export type { FormId, Values } from "./form/forms";
export { FormMessage } from "./form/FormMessage";
export { plainTitle } from "./form/plainTitle";
export { readValues } from "./form/readValues";
export { ModalHost } from "./modals/ModalHost";
export type { Channels } from "./modals/channels";
