/**
 * What surrounds every page: header, footer, switches, error pages, and the behaviour that needs no framework.
 * `Behaviour` listens at the document, so pages ship no framework script before they need it.
 */
export { Behaviour } from "./Behaviour";
export { BrokenPage } from "./BrokenPage";
export { messages } from "./messages";
