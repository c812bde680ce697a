import { getCrop } from "#cms/files/crop.contract.ts";
import { omit } from "#cms/repository/domain/model/omit.ts";
import { isObject } from "#cms/repository/domain/model/document.ts";
import type { Json, JsonObject } from "#cms/repository/domain/model/document.ts";
import { named, WriteError } from "#cms/http/WriteError.server.ts";
import { getAlt } from "#cms/files/storedAsset.server.ts";
import type { AssetStore } from "#cms/files/AssetStore.server.ts";

const ours = /^https?:\/\/[^/]+\/(?:storage\/web\/images|api\/(?:images|files))\/(?:repository\/)?([^?]+)/;

/** Known facts about files. */
type FileFacts = {
  assets: AssetStore;
  /** Pixel size of an image by its name. */
  imageSize: (name: string) => { width: number; height: number } | undefined;
  /** Language of the document, for alternative texts. */
  lang: string;
};

/** Sent data in stored form: images and files by their names in the storage. */
export function toStoredData(data: JsonObject, facts: FileFacts): JsonObject {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, toStoredValue(value ?? null, facts)]));
}

function toStoredValue(value: Json, facts: FileFacts): Json {
  const { assets } = facts;
  if (Array.isArray(value)) return value.map((item) => toStoredValue(item, facts));
  if (!isObject(value)) return value;
  if (value.link_type === "Media") return toStoredMedia(value, assets);
  if (value.link_type !== undefined) return value;
  const inner = toStoredData(value, facts);
  const asset = typeof value.id === "string" ? assets.find(value.id) : undefined;
  const isPicture = "alt" in value || "dimensions" in value || "edit" in value || Object.keys(value).length === 1;
  if (asset && (isPicture || value.type === "image")) {
    return {
      ...withoutSize(inner, asset.name, facts),
      id: asset.id,
      url: asset.name,
      alt: value.alt === undefined ? getAlt(asset, facts.lang) : value.alt,
    };
  }
  const name = typeof value.url === "string" && isPicture ? ours.exec(value.url)?.[1] : undefined;
  if (!name) return inner;
  return { ...withoutSize(inner, decoded(name), facts), url: decoded(name) };
}

// Sizes are measured from the files, but a crop has one of its own.
function withoutSize(image: JsonObject, name: string, { assets, imageSize }: FileFacts): JsonObject {
  const { edit, dimensions } = image;
  const size = imageSize(name) ?? assets.getSize(name);
  const isCropped = size ? getCrop({ edit, dimensions }, size) !== undefined : isMoved(edit);
  return isCropped ? image : omit(image, "dimensions");
}

// An image that no document shows yet was not measured.
const isMoved = (edit: Json | undefined) =>
  isObject(edit) && [edit.x, edit.y].some((offset) => typeof offset === "number" && offset !== 0);

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    throw new WriteError(
      400,
      `The address of the file ${name.slice(0, 100)} has a % that begins no escape; write %25`,
      [],
      named("file-escape", name.slice(0, 100)),
    );
  }
}

function toStoredMedia(link: JsonObject, assets: AssetStore): JsonObject {
  const asset = typeof link.id === "string" ? assets.find(link.id) : undefined;
  if (!asset) {
    const name = typeof link.url === "string" ? ours.exec(link.url)?.[1] : undefined;
    return name ? { ...link, url: decoded(name) } : link;
  }
  const size = asset.width ? { width: String(asset.width), height: String(asset.height) } : {};
  return {
    ...link,
    id: asset.id,
    name: asset.filename,
    kind: asset.kind === "image" ? "image" : "file",
    url: asset.name,
    size: String(asset.size),
    ...size,
  };
}
