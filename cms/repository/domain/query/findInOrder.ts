import type { DocumentSource } from "#cms/repository/domain/DocumentIndex.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import type { Models } from "#cms/repository/domain/model/models.ts";

import { defaultOrder } from "./orderings.ts";
import type { Compare } from "./orderings.ts";
import type { Predicate, Value } from "./parseQuery.ts";

// A smaller part of all documents is sorted for the query, which takes less time than testing all of them in order.
const smallPart = 1 / 16;

/** The order of a query's results, named by a text. */
export type NamedOrder = { name: string; order: Compare };

/** The documents that fulfil a test and may fulfil all predicates, in an order; by default the latest publication first. */
export function findInOrder(
  source: DocumentSource,
  { predicates, models, test }: { predicates: readonly Predicate[]; models: Models; test: Test },
  ordering: NamedOrder | undefined,
): StoredDocument[] {
  const candidates = listCandidates(source, predicates, models);
  if (!ordering) return candidates.filter(test);
  const { name, order } = ordering;
  const isLong = name !== "" && candidates.length > source.documents.length * smallPart;
  return isLong ? source.listInOrder(name, order).filter(test) : candidates.filter(test).sort(order);
}

type Test = (document: StoredDocument) => boolean;

/** The documents that may fulfil all predicates, the latest publication first: the fewest that one of them leads to. */
function listCandidates(
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
    return keys
      .flatMap((uid) => source.listByUid(uid))
      .filter((document) => document.type === type)
      .sort(defaultOrder);
  }
  if (path === "document.id") return keys?.flatMap((id) => source.find(id) ?? []).sort(defaultOrder);
  if (path !== "document.type") return undefined;
  const [first, ...others] = keys ?? [];
  if (first === undefined || others.length === 0) return keys && source.listByType(first ?? "");
  return keys?.flatMap(source.listByType).sort(defaultOrder);
}

/** The distinct texts that a value must equal one of. */
function listKeys(name: string, args: Value[]): string[] | undefined {
  if (!["at", "any", "in"].includes(name)) return undefined;
  const [first] = args;
  const list = Array.isArray(first) ? first : args;
  const values = name === "at" ? args.slice(0, 1) : list;
  return values.some(Array.isArray) ? undefined : [...new Set(values.map(String))];
}
