import { localizePath } from "#contracts/locales.ts";
import type { Locale } from "#contracts/locales.ts";
import { studioPath } from "#contracts/studioPath.ts";

/** Screens without parameters in the path. */
const simple = [
  "tree",
  "files",
  "people",
  "account",
  "deleted",
  "calendar",
  "releases",
  "waiting",
  "audit",
  "checks",
  "replace",
  "webhooks",
  "import",
  "submissions",
  "not-found",
  "notifications",
] as const;
type SimpleScreen = (typeof simple)[number];

/** A screen of the Studio, as its URL names it. */
export type StudioRoute =
  | { screen: "list" | SimpleScreen | "missing" }
  | { screen: "document"; id: string }
  /** The document of a page of the site, by its path. */
  | { screen: "at"; path: string };

/** Reads a path below `/studio/`. */
export function parseRoute(path: string): StudioRoute {
  const [first = "", second, ...more] = path.slice(studioPath.length).split("/").filter(Boolean);
  if (first === "") return { screen: "list" };
  const screen = simple.find((name) => name === first);
  if (screen && second === undefined) return { screen };
  const isDocument = first === "documents" && second !== undefined && more.length === 0;
  if (!isDocument && first !== "at") return { screen: "missing" };
  try {
    if (!isDocument) return { screen: "at", path: decodeURIComponent(path.slice(`${studioPath}at`.length)) };
    return { screen: "document", id: decodeURIComponent(second) };
  } catch (error) {
    console.warn("studio: a path with an invalid escape", error);
    return { screen: "missing" };
  }
}

/** Path of a document's editor; with a release's id, of the version in it. */
export const writeDocumentPath = (id: string, release?: string) =>
  `${studioPath}documents/${encodeURIComponent(id)}/${release ? `?${new URLSearchParams({ release }).toString()}` : ""}`;

/** Path of a field in its document's editor, as a finding names it. */
export const writeFieldPath = (id: string, { slice, field }: { slice: string | null; field: string }) =>
  `${writeDocumentPath(id)}?${new URLSearchParams({ ...(slice ? { slice } : {}), field }).toString()}`;

/** Path of what changed in a document, and when. */
export const writeHistoryPath = (id: string) => `${writeDocumentPath(id)}?history`;

/** Path of a comment beside its document. */
export const writeCommentPath = (id: string, comment: string) =>
  `${writeDocumentPath(id)}?${new URLSearchParams({ comment }).toString()}`;

/** Path of a screen. */
export const writeScreenPath = (screen: "list" | SimpleScreen) =>
  screen === "list" ? studioPath : `${studioPath}${screen}/`;

/** Path of the list of documents with a filter. */
export const writeListPath = (filters: { type: string } | { state: string }) =>
  `${writeScreenPath("list")}?${new URLSearchParams(filters).toString()}`;

/** Path of the guide for editors, a page of the site. */
export const writeGuidePath = (locale: Locale) => localizePath("/docs/guide-editors/", locale);

/** Path of a release. */
export const writeReleasePath = (id: string) =>
  `${writeScreenPath("releases")}?${new URLSearchParams({ id }).toString()}`;

/** Path of what was sent with a form that an editor composed. */
export const writeFormSubmissionsPath = (uid: string) =>
  `${writeScreenPath("submissions")}?${new URLSearchParams({ form: `form-${uid}` }).toString()}`;

/** Path of the submissions that are assigned to whoever follows it. */
export const writeOwnSubmissionsPath = () => `${writeScreenPath("submissions")}?assignee=me`;
