export { ContentChanges } from "./ContentChanges";
