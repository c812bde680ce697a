import { existsSync } from "node:fs";
import { join } from "node:path";

import type { Problem } from "#cms/repository/domain/model/context.ts";
import { isObject } from "#cms/repository/domain/model/document.ts";
import type { Json, StoredDocument } from "#cms/repository/domain/model/document.ts";

type Context = { ids: Set<string>; imagesDir: string };

/** Finds links to missing documents, and names of missing images and files. */
export function findMissingReferences(document: StoredDocument, context: Context): Problem[] {
  return walk(document.data, "data", context);
}

function walk(value: Json | undefined, path: string, context: Context): Problem[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => walk(item, `${path}[${index}]`, context));
  if (!isObject(value)) return [];
  const reason = findProblem(value, context);
  const below = Object.entries(value).flatMap(([name, member]) => walk(member, `${path}.${name}`, context));
  return [...(reason ? [{ field: path, reason }] : []), ...below];
}

function findProblem(value: { [key: string]: Json | undefined }, { ids, imagesDir }: Context): string | undefined {
  const { link_type: kind, id, url, name } = value;
  if (kind === "Document") return typeof id === "string" && !ids.has(id) ? `there is no document ${id}` : undefined;
  const isPicture = kind === undefined && "alt" in value;
  const file = kind === "Media" ? (url ?? name) : isPicture && url;
  if (typeof file !== "string" || /^https?:/.test(file)) return undefined;
  return existsSync(join(imagesDir, file)) ? undefined : `there is no file ${file}`;
}
