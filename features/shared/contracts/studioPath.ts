import { splitLocale } from "./locales.ts";

/** Path of the editing screen. */
export const studioPath = "/studio/";

/** Path of its endpoints; its session cookie is sent to them alone. */
export const studioApiPath = "/api/studio/";

/**
 * Cookie of a browser that is signed in to the Studio, sent with every page: its pages get the editor's bar. It can be
 * forged and grants nothing.
 */
export const editorCookie = "editor";

/** Whether a `Cookie` header names an editor's browser. */
export const isEditor = (cookies: string | undefined): boolean =>
  cookies !== undefined &&
  cookies.includes(`${editorCookie}=`) &&
  new RegExp(`(^|; ?)${editorCookie}=1(;|$)`).test(cookies);

/** Script of the editor's bar, which no visitor's page names. */
export const editBarPath = "/edit-bar.js";

/** Path of the screen that opens the document of a page; `path` is the page's. What is wanted of it follows a `#`. */
export const writeEditPath = (path: string): string => `${studioPath}at${path}`;

const mebibyte = 1_048_576;
// A form around a file: its boundaries, the file's name and its words.
const formBytes = 65_536;

/** Largest file that an editor may upload, in bytes. */
export const maxUploadBytes = 30 * mebibyte;

/** Path of the Model Context Protocol for editors' agents. */
export const studioMcpPath = "/studio/mcp";

/** Largest request of an agent, in bytes: a picture of 5 MB in base64, with its words. */
export const maxAgentBodyBytes = 8 * mebibyte;

/** Whether a path or a route of the app belongs to the editing screen, in any language. */
export const isStudioPath = (path: string) =>
  path.startsWith(studioApiPath) || /^\/studio(?:\/|$)/.test(splitLocale(path).rest);

/** Maximum body of a request to this URL, in bytes: editors send files and complete documents. */
export function getMaxBodyBytes(url: string): number {
  if (url.startsWith(studioMcpPath)) return maxAgentBodyBytes;
  if (!url.startsWith(studioApiPath)) return mebibyte;
  return [`${studioApiPath}assets/`, `${studioApiPath}imports/`].some((path) => url.startsWith(path))
    ? maxUploadBytes + formBytes
    : 4 * mebibyte;
}

/** Additional time for such a body to arrive, in milliseconds: 30 MB at 1 Mbit/s. */
export const getUploadTimeMs = (url: string) => (getMaxBodyBytes(url) > mebibyte ? 250_000 : 0);
