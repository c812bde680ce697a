/**
 * The contact forms, on pages and in windows, with validation shared with the forms service.
 * Without script the same forms are posted to `/api/forms/` and answered with a page.
 */
export { ContactForm } from "./form/ContactForm";
export { ComposedForm } from "./composed/ComposedForm";
export { formDocumentSchema, readComposedForm } from "@/features/shared/contracts/composedForm";
export { getDocumentId, isComposedName } from "@/features/shared/contracts/formsApi";
export { isFormId, isFormName } from "@/features/shared/contracts/forms";
export { FormMessage, isMessageOnly, isSentWithoutJs } from "./form/FormMessage";
export { getNoJsTitle } from "./form/noJsMessages";
export { readValues } from "./form/readValues";
export { ModalHost } from "./modals/ModalHost";
