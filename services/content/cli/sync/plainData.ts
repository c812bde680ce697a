import { toPlainName, readWantedName } from "../../editing/assets/fileNames.ts";
import { omit } from "../../domain/model/omit.ts";
import { isObject } from "../../domain/model/document.ts";
import type { Json, JsonObject } from "../../domain/model/document.ts";

/** A file that a document shows or links to: where it is, and under which name it is kept. */
export type RemoteFile = { url: string; name: string };

/** Data as the document API answers it, in the form documents are stored: links by id, files by name. */
export function plainData(data: JsonObject, files: Map<string, RemoteFile>): JsonObject {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, plain(value ?? null, files)]));
}

function plain(value: Json, files: Map<string, RemoteFile>): Json {
  if (Array.isArray(value)) return value.map((item) => plain(item, files));
  if (!isObject(value)) return value;
  if (value.link_type !== undefined) return plainLink(value, files);
  if (typeof value.url === "string" && "alt" in value) return plainImage(value, files);
  return plainData(value.slice_type === undefined ? value : omit(value, "version"), files);
}

function plainImage(image: JsonObject, files: Map<string, RemoteFile>): JsonObject {
  // What the repository computes again from the file itself: its size, its id, the part that was cut out of it.
  const rest = omit(image, "dimensions", "edit", "id", "url");
  return { ...plainData(rest, files), url: nameFor(String(image.url), files) };
}

function plainLink(link: JsonObject, files: Map<string, RemoteFile>): JsonObject {
  const kept = (...names: string[]) =>
    Object.fromEntries(names.flatMap((name) => (link[name] === undefined ? [] : [[name, link[name]] as const])));
  if (link.link_type === "Document") return kept("link_type", "id", "key", "text", "variant");
  if (link.link_type !== "Media" || typeof link.url !== "string") {
    return kept("link_type", "url", "target", "key", "text", "variant");
  }
  return { ...kept("link_type", "key", "text", "variant"), name: nameFor(link.url, files) };
}

const ownStorage = /\/storage\/web\/images\/([^?]+)/;

function nameFor(url: string, files: Map<string, RemoteFile>): string {
  const known = files.get(url);
  if (known) return known.name;
  const name = nameOf(url);
  files.set(url, { url, name });
  return name;
}

/** The name a remote file is kept under; a part cut out of a picture is a file of its own. */
function nameOf(url: string): string {
  const own = readWantedName(ownStorage.exec(url)?.[1] ?? "");
  if (own) return own;
  const { pathname, searchParams } = new URL(url);
  const name = toPlainName(pathname.split("/").pop() ?? "");
  const cut = searchParams.get("rect");
  return cut && !cut.startsWith("0,0,") ? name.replace(/(\.\w+)?$/, `-${cut.replace(/[^\d]+/g, "-")}$1`) : name;
}
