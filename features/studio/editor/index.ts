export { DocumentEditor } from "./DocumentEditor";
