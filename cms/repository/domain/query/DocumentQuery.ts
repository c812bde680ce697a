import type { DocumentSource, Query } from "#cms/repository/domain/DocumentSource.ts";
import type { Selection } from "#cms/repository/domain/KeptLists.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import type { Models } from "#cms/repository/domain/model/models.ts";

import { defaultOrder, parseOrderings } from "./orderings.ts";
import type { Predicate, Value } from "./parseQuery.ts";
import type { TextIndex } from "./TextIndex.ts";
import { toFilter } from "./toFilter.ts";

type Options = {
  predicates: readonly Predicate[];
  /** Undefined for every language. */
  lang: string | undefined;
  orderings: string;
  models: Models;
  texts: Pick<TextIndex, "find" | "findSimilar">;
  find: (id: string) => StoredDocument | undefined;
};

/** A query over documents. */
export class DocumentQuery implements Query {
  readonly key: string;
  private readonly options: Options;
  private compiled: Selection<StoredDocument> | undefined;

  constructor(options: Options) {
    const { predicates, lang, orderings } = options;
    this.options = options;
    this.key = predicates.some(({ name }) => name === "similar") ? "" : JSON.stringify([predicates, lang, orderings]);
  }

  get models(): Models {
    return this.options.models;
  }

  /** Throws `QueryError` for an unknown function or field. */
  get matching(): Selection<StoredDocument> {
    this.compiled ??= compile(this.options);
    return this.compiled;
  }

  /** The documents that may be found: the fewest that one of the predicates leads to. */
  listCandidates(source: DocumentSource): readonly StoredDocument[] {
    const { predicates, models } = this.options;
    const lists = predicates.flatMap((predicate) => {
      const found = findByKey(source, predicate, models);
      return found ? [found] : [];
    });
    return lists.reduce((least, list) => (list.length < least.length ? list : least), source.documents);
  }
}

function compile({ predicates, lang, orderings, models, texts, find }: Options): Selection<StoredDocument> {
  const filters = predicates.map((predicate) => toFilter(predicate, { models, texts, find }));
  const own = parseOrderings(orderings, models) ?? filters.find((filter) => filter.order)?.order;
  return {
    test: (document) =>
      (lang === undefined || document.lang === lang) && filters.every((filter) => filter.test(document)),
    order: own ? (a, b) => own(a, b) || defaultOrder(a, b) : defaultOrder,
  };
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
  return path === "document.type" ? keys?.flatMap(source.listByType) : undefined;
}

/** The distinct texts that a value must equal one of. */
function listKeys(name: string, args: Value[]): string[] | undefined {
  if (!["at", "any", "in"].includes(name)) return undefined;
  const [first] = args;
  const list = Array.isArray(first) ? first : args;
  const values = name === "at" ? args.slice(0, 1) : list;
  return values.some(Array.isArray) ? undefined : [...new Set(values.map(String))];
}
