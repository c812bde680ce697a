import type { DocumentSource } from "#cms/repository/domain/DocumentIndex.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import type { Models } from "#cms/repository/domain/model/models.ts";

import type { Predicate, Value } from "./parseQuery.ts";

/** The documents that may fulfil all predicates: the fewest that the keys of one of them lead to. */
export function listCandidates(
  source: DocumentSource,
  predicates: readonly Predicate[],
  models: Models,
): readonly StoredDocument[] {
  const lists = predicates.flatMap((predicate) => {
    const found = findByKey(source, predicate, models);
    return found ? [found] : [];
  });
  return lists.reduce((least, list) => (list.length < least.length ? list : least), source.documents);
}

/** The documents that a predicate's keys lead to; `undefined` for a predicate without keys. */
function findByKey(
  source: DocumentSource,
  { name, path, args }: Predicate,
  models: Models,
): readonly StoredDocument[] | undefined {
  const keys = listKeys(name, args);
  const [root = "", type = "", ...steps] = path.split(".");
  if (root === "my") {
    const isUid = steps.join(".") === "uid" && models.types.get(type)?.fields.uid?.type === "UID";
    if (!keys || !isUid) return source.listByType(type);
    return keys.flatMap((uid) => source.listByUid(uid)).filter((document) => document.type === type);
  }
  if (path === "document.id") return keys?.flatMap((id) => source.find(id) ?? []);
  if (path !== "document.type") return undefined;
  const [first, ...others] = keys ?? [];
  if (first === undefined || others.length === 0) return keys && source.listByType(first ?? "");
  return keys?.flatMap(source.listByType);
}

/** The distinct texts that a value must equal one of. */
function listKeys(name: string, args: Value[]): string[] | undefined {
  if (!["at", "any", "in"].includes(name)) return undefined;
  const [first] = args;
  const list = Array.isArray(first) ? first : args;
  const values = name === "at" ? args.slice(0, 1) : list;
  return values.some(Array.isArray) ? undefined : [...new Set(values.map(String))];
}
