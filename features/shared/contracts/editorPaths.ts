import { splitLocale } from "./locales.ts";

/** Pages with a layout of their own, in every language: the start of previews, the slice simulator. */
export const editorPaths = ["/preview/", "/slice-simulator/"];

/** Whether a public path is one of them, or below one. */
export function isEditorPath(path: string): boolean {
  const rest = splitLocale(path).rest.replace(/\/?$/, "/");
  return editorPaths.some((one) => rest.startsWith(one));
}
