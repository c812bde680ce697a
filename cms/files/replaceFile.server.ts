import { isObject, toStored } from "#cms/repository/domain/model/document.ts";
import type { Json, StoredDocument } from "#cms/repository/domain/model/document.ts";
import { fitDocument } from "#cms/repository/domain/model/fitDocument.ts";
import type { Models } from "#cms/repository/domain/model/models.ts";
import { listReferenceKeys } from "#cms/repository/domain/model/listReferences.ts";
import { omit } from "#cms/repository/domain/model/omit.ts";

import type { StoredAsset } from "./storedAsset.server.ts";

/** A document with a file's new name; `undefined` when it does not show the file. */
export function replaceFile(
  document: StoredDocument,
  from: Pick<StoredAsset, "name" | "width" | "height">,
  to: StoredAsset,
  models: Models,
): StoredDocument | undefined {
  const stored = toStored(document);
  if (!listReferenceKeys(stored).includes(`file ${from.name}`)) return undefined;
  let isFound = false;
  const replace = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(replace);
    if (!isObject(value)) return value;
    const inner = Object.fromEntries(Object.entries(value).map(([name, member]) => [name, replace(member ?? null)]));
    const isMedia = value.link_type === "Media";
    if (value.url !== from.name || !(isMedia || "alt" in value || "edit" in value)) return inner;
    isFound = true;
    if (isMedia) return { ...inner, url: to.name, name: to.filename, size: String(to.size), ...toLinkSize(to) };
    // A crop in pixels of the old file would show another part.
    const isSameSize = from.width === to.width && from.height === to.height;
    return { ...(isSameSize ? inner : omit(inner, "edit", "dimensions")), id: to.id, url: to.name };
  };
  const data = replace(stored.data);
  return isFound && isObject(data) ? fitDocument({ ...stored, data }, models) : undefined;
}

const toLinkSize = ({ width, height }: StoredAsset) =>
  width && height ? { width: String(width), height: String(height) } : {};
