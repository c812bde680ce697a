/**
 * Under `npm run dev`: reloads the page when content or a model changes, and lists problems in files.
 * Not part of a production build.
 */
export { ContentChanges } from "./ContentChanges";
