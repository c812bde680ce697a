/**
 * The Studio: finding, composing, translating, previewing and publishing documents, with a history.
 * It talks to the content service's editors' API through `/api/studio/`.
 */
export { StudioApp } from "./StudioApp.tsx";
