import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { isObject } from "#cms/repository/domain/model/document.ts";
import type { Json, JsonObject, StoredDocument } from "#cms/repository/domain/model/document.ts";
import type { Models } from "#cms/repository/domain/model/models.ts";
import { normalizeData } from "#cms/repository/domain/model/normalize.ts";

import type { PushState } from "./PushState.ts";
import { renameReferences } from "./readRepository.ts";
import type { RemoteContents } from "./readRepository.ts";

/** The changes of a push. */
export type Plan = {
  documents: StoredDocument[];
  create: StoredDocument[];
  update: StoredDocument[];
  same: number;
  /** Files to send, with their hashes. */
  files: { name: string; hash: string }[];
};

type Options = { local: StoredDocument[]; remote: RemoteContents; state: PushState; models: Models; imagesDir: string };

/** Compares local documents with a repository's, matched by id, else by type, language and uid. */
export function makePlan({ local, remote, state, models, imagesDir }: Options): Plan {
  const byId = new Map(remote.documents.map((document) => [document.id, document]));
  const byUid = new Map(remote.documents.map((document) => [getKey(document, models), document]));
  const pairs = local.map((document) => {
    const there = byId.get(state.documentId(document.id) ?? document.id) ?? byUid.get(getKey(document, models));
    if (there) state.keepDocument(document.id, there.id);
    return { document, there };
  });
  const ours = new Map(pairs.flatMap(({ document, there }) => (there ? [[there.id, document.id] as const] : [])));
  const names = new Map(remote.files.map(({ url, name }) => [name, state.findName(url) ?? name]));
  const back = {
    document: (id: string) => ours.get(id) ?? id,
    file: (name: string) => names.get(name) ?? name,
  };
  const isSame = (document: StoredDocument, there: StoredDocument) =>
    serialize(document, document.data, models) === serialize(there, renameReferences(there.data, back), models);
  const changed = pairs.filter(({ document, there }) => !there || !isSame(document, there));
  const create = changed.filter(({ document }) => !state.documentId(document.id)).map(({ document }) => document);
  const update = changed.filter(({ document }) => state.documentId(document.id)).map(({ document }) => document);
  const files = [...new Set([...create, ...update].flatMap(({ data }) => listFileNames(data)))]
    .map((name) => ({ name, hash: hashFile(join(imagesDir, name)) }))
    .filter(({ name, hash }) => state.file(name)?.hash !== hash);
  return { documents: local, create, update, same: local.length - changed.length, files };
}

// Documents of a type without UID are matched by id.
const getKey = ({ id, type, lang, uid }: StoredDocument, { types }: Models) =>
  uid === null && types.get(type)?.repeatable !== false ? `id ${id}` : `${type} ${lang} ${uid ?? ""}`;

const hashFile = (path: string) => createHash("sha256").update(readFileSync(path)).digest("base64url");

// Normalizes both sides, so that empty fields and key order are no changes.
function serialize({ uid, tags, type }: StoredDocument, data: JsonObject, models: Models): string {
  const full = normalizeData(data, models.types.get(type)?.fields ?? {}, models, "").data;
  return JSON.stringify(sortKeys({ uid, tags: [...tags].sort(), data: withoutKeys(full) }));
}

// The target may assign its own keys and ids.
function withoutKeys(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutKeys);
  if (!isObject(value)) return value;
  const isOwn = (name: string) => name === "key" || (name === "id" && value.link_type === undefined);
  const rest = Object.entries(value).filter(([name]) => !isOwn(name));
  return Object.fromEntries(rest.map(([name, one]) => [name, withoutKeys(one ?? null)]));
}

function sortKeys(value: Json): Json {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, one]) => [name, sortKeys(one ?? null)]));
}

/** Names of a document's files. */
function listFileNames(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(listFileNames);
  if (!isObject(value)) return [];
  const isPicture = typeof value.url === "string" && "alt" in value && !/^https?:/.test(value.url);
  const imageNames = isPicture ? [String(value.url)] : [];
  const linked = value.link_type === "Media" && typeof value.name === "string" ? [value.name] : [];
  return [...imageNames, ...linked, ...Object.values(value).flatMap((one) => listFileNames(one ?? null))];
}
