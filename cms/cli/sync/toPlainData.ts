import { toPlainName, readPreferredName } from "#cms/files/fileNames.server.ts";
import { omit } from "#cms/repository/domain/model/omit.ts";
import { isObject } from "#cms/repository/domain/model/document.ts";
import type { Json, JsonObject } from "#cms/repository/domain/model/document.ts";

/** A file used by a document: its URL and local name. */
export type RemoteFile = { url: string; name: string };

/** Converts data of the document API to stored form: links by id, files by name. */
export function toPlainData(data: JsonObject, files: Map<string, RemoteFile>): JsonObject {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, toPlainValue(value ?? null, files)]));
}

function toPlainValue(value: Json, files: Map<string, RemoteFile>): Json {
  if (Array.isArray(value)) return value.map((item) => toPlainValue(item, files));
  if (!isObject(value)) return value;
  if (value.link_type !== undefined) return toPlainLink(value, files);
  if (typeof value.url === "string" && "alt" in value) return toPlainImage(value, files);
  return toPlainData(value.slice_type === undefined ? value : omit(value, "version"), files);
}

function toPlainImage(image: JsonObject, files: Map<string, RemoteFile>): JsonObject {
  // The repository computes these from the file.
  const rest = omit(image, "dimensions", "edit", "id", "url");
  return { ...toPlainData(rest, files), url: getFileName(String(image.url), files) };
}

function toPlainLink(link: JsonObject, files: Map<string, RemoteFile>): JsonObject {
  const pick = (...names: string[]) =>
    Object.fromEntries(names.flatMap((name) => (link[name] === undefined ? [] : [[name, link[name]] as const])));
  if (link.link_type === "Document") return pick("link_type", "id", "anchor", "target", "key", "text", "variant");
  if (link.link_type !== "Media" || typeof link.url !== "string") {
    return pick("link_type", "url", "target", "key", "text", "variant");
  }
  return { ...pick("link_type", "key", "text", "variant"), name: getFileName(link.url, files) };
}

const ownStorage = /\/storage\/web\/images\/([^?]+)/;

function getFileName(url: string, files: Map<string, RemoteFile>): string {
  const cached = files.get(url);
  if (cached) return cached.name;
  const name = toFileName(url);
  files.set(url, { url, name });
  return name;
}

/** The local name of a remote file; each crop of an image is a separate file. */
function toFileName(url: string): string {
  const own = readPreferredName(ownStorage.exec(url)?.[1] ?? "");
  if (own) return own;
  const { pathname, searchParams } = new URL(url);
  const name = toPlainName(pathname.split("/").pop() ?? "");
  const cut = searchParams.get("rect");
  return cut && !cut.startsWith("0,0,") ? name.replace(/(\.\w+)?$/, `-${cut.replace(/[^\d]+/g, "-")}$1`) : name;
}
