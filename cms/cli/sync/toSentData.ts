import { omit } from "#cms/repository/domain/model/omit.ts";
import { isObject } from "#cms/repository/domain/model/document.ts";
import type { Json, JsonObject } from "#cms/repository/domain/model/document.ts";

import type { SentFile } from "./PushState.ts";

type Names = { document: (id: string) => string; file: (name: string) => SentFile | undefined };

const uncut = { x: 0, y: 0, zoom: 1, background: "transparent" };

/** Data in the form of the Migration API: documents and files by the target's ids. */
export function toSentData(value: Json, names: Names): Json {
  if (Array.isArray(value)) return value.map((item) => toSentData(item, names));
  if (!isObject(value)) return value;
  if (value.link_type === "Document" && typeof value.id === "string") return { ...value, id: names.document(value.id) };
  if (value.link_type === "Media" && typeof value.name === "string") {
    return { ...omit(value, "name", "kind", "size"), id: names.file(value.name)?.id ?? value.name };
  }
  const inner: JsonObject = Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, toSentData(one ?? null, names)]),
  );
  const file = typeof value.url === "string" && "alt" in value ? names.file(value.url) : undefined;
  if (!file) return inner;
  const dimensions = { width: file.width ?? 0, height: file.height ?? 0 };
  return { ...inner, id: file.id, url: file.url, dimensions, edit: uncut };
}
