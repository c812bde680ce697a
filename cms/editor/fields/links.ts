import { findUrlProblem } from "#contracts/linkUrl.ts";
import type { StudioAsset } from "#cms/files/contract.ts";
import { isJsonObject, toText } from "#cms/editor/store/json.ts";
import type { Json, JsonObject } from "#cms/editor/store/json.ts";

export type LinkKind = "Any" | "Document" | "Web" | "Media";

const kinds: Record<string, LinkKind> = { document: "Document", web: "Web", media: "Media" };

/** The link kinds that a field allows: the configured one, or all. */
export const linkKinds = (select: Json | undefined): LinkKind[] =>
  typeof select === "string" && kinds[select] ? [kinds[select]] : ["Document", "Web", "Media"];

/** The kind of a link; for an empty link, the first that its field allows. */
export function toLinkKind(link: JsonObject, allowed: readonly LinkKind[]): LinkKind {
  const stored = toText(link.link_type);
  return allowed.find((kind) => kind === stored) ?? (allowed.length === 1 ? (allowed[0] ?? "Any") : "Any");
}

const isFilled = (link: JsonObject) => ["id", "url", "name"].some((name) => toText(link[name]) !== "");

/** The link with a new target; its text, variant and key are kept. */
export function withTarget(link: JsonObject, target: JsonObject): JsonObject {
  const entries = ["key", "text", "variant"].flatMap((name) => (link[name] === undefined ? [] : [[name, link[name]]]));
  return { ...target, ...Object.fromEntries(entries) };
}

/** A link to a page, or to a part of it. */
export const documentTarget = (id: string, anchor = "", target?: Json): JsonObject => ({
  link_type: "Document",
  id,
  ...(anchor ? { anchor } : {}),
  ...(target === undefined ? {} : { target }),
});

export const webTarget = (url: string, target: Json | undefined): JsonObject => ({
  link_type: "Web",
  ...(url ? { url } : {}),
  ...(target === undefined ? {} : { target }),
});

export const mediaTarget = ({ id, name, filename, kind, size }: StudioAsset): JsonObject => ({
  link_type: "Media",
  id,
  url: name,
  name: filename,
  kind: kind === "image" ? "image" : "file",
  size: String(size),
});

/** The stored value of a link; `undefined` if it has neither target nor text. */
export function toStoredLink(link: JsonObject, kinds: readonly LinkKind[]): JsonObject | undefined {
  // If several kinds are allowed, the chosen one is stored, so that its control stays.
  const isChosen = kinds.length > 1 && link.link_type !== "Any";
  return isFilled(link) || toText(link.text) || isChosen ? link : undefined;
}

export const toLink = (value: Json | undefined): JsonObject => (isJsonObject(value) ? value : { link_type: "Any" });

/** Whether a URL can be embedded. */
export const isEmbedUrl = (url: string) => /^https?:\/\//i.test(url) && isGoodUrl(url);

/** Whether visitors can follow a URL. */
export const isGoodUrl = (url: string) => findUrlProblem(url) === undefined;
