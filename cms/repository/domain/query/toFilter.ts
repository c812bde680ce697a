import { foldText, toSearchWords } from "#contracts/foldText.ts";
import { isObject } from "#cms/repository/domain/model/document.ts";
import type { Json, StoredDocument } from "#cms/repository/domain/model/document.ts";
import type { Models } from "#cms/repository/domain/model/models.ts";
import { hasWordStart } from "#contracts/wordStart.ts";

import { passesDate, parseTimeValue } from "./dates.ts";
import { getFieldText } from "./documentText.ts";
import { QueryError } from "./QueryError.ts";
import type { Predicate, Value } from "./parseQuery.ts";
import type { TextIndex } from "./TextIndex.ts";
import { toScalar, parseTarget, getValues } from "./values.ts";
import type { Target } from "./values.ts";

type Test = (document: StoredDocument) => boolean;

/** A compiled filter; `order` is its sort order, if any (`in`, `geopoint.near`). */
type Filter = { test: Test; order?: (a: StoredDocument, b: StoredDocument) => number };

type Context = {
  models: Models;
  find: (id: string) => StoredDocument | undefined;
  texts: Pick<TextIndex, "find" | "findSimilar">;
};

/** Compiles a predicate; throws `QueryError` for an unknown function or field, or invalid arguments. */
export function toFilter(predicate: Predicate, { models, find, texts }: Context): Filter {
  const { name, path, args, column } = predicate;
  if (name === "similar") {
    const origin = find(String(args[0]));
    return { test: origin ? texts.findSimilar(origin, Number(args[1])) : () => false };
  }
  const target = parseTarget(path, models, column);
  if (name === "geopoint.near") return toNearFilter(target, args);
  if (name === "in") return toInFilter(target, args);
  return { test: restrictToType(target, toTest(predicate, target, { models, texts })) };
}

// A filter on a field matches only documents of the field's type, also when negated.
const restrictToType =
  (target: Target, test: Test): Test =>
  (document) =>
    (target.kind === "document" || document.type === target.type) && test(document);

function toTest({ name, args, column }: Predicate, target: Target, context: Omit<Context, "find">): Test {
  if (["at", "not", "any"].includes(name)) checkComparable(target, column);
  const values = (document: StoredDocument) => getValues(document, target);
  const scalars = (document: StoredDocument) => values(document).map(toScalar);
  const [first] = args;
  const list = Array.isArray(first) ? first : [];
  switch (name) {
    case "at":
      return toEqualTest(target, first) ?? ((document) => equals(values(document), first));
    case "not":
      return (document) => !equals(values(document), first);
    case "any":
      return (document) => list.some((one) => equals(values(document), Array.isArray(one) ? one : [one], one));
    case "fulltext":
      return fulltext(target, String(first), context);
    case "has":
      return (document) => values(document).some(isFilled);
    case "missing":
      return (document) => !values(document).some(isFilled);
    case "number.lt":
      return (document) => scalars(document).some((value) => typeof value === "number" && value < Number(first));
    case "number.gt":
      return (document) => scalars(document).some((value) => typeof value === "number" && value > Number(first));
    case "number.inRange":
      return (document) =>
        scalars(document).some(
          (value) => typeof value === "number" && value >= Number(first) && value <= Number(args[1]),
        );
  }
  if (passesDate(name, 0, args) === undefined) {
    throw new QueryError(`unknown function '${name}' on line:1 col:${column} in query`, column);
  }
  return (document) => scalars(document).some((value) => passesDate(name, parseTimeValue(value), args));
}

/** The test for a text in a field of its own, which is asked of every document of a type. */
function toEqualTest(target: Target, expected: Value | undefined): Test | undefined {
  if (target.kind !== "field" || target.model.type === "UID" || target.steps.length > 1) return undefined;
  const [name = ""] = target.steps;
  const text = String(expected);
  return ({ data }) => {
    const value = data[name] ?? null;
    return typeof value === "string" && !Array.isArray(expected) ? value === text : equals([value], expected);
  };
}

function checkComparable(target: Target, column: number): void {
  const kinds = ["StructuredText", "Image", "Embed", "GeoPoint", "Group", "Slices", "Table"];
  if (target.kind === "field" && kinds.includes(target.model.type)) {
    throw new QueryError(
      `unexpected field 'my.${target.type}.${target.steps.join(".")}' on line:1 col:${column} in query`,
      column,
    );
  }
}

function equals(values: Json[], expected: Value | undefined, one: Value | undefined = expected): boolean {
  return values.some((value) => {
    // Tags: all of a list must match.
    if (Array.isArray(value))
      return Array.isArray(expected)
        ? expected.every((tag) => value.includes(String(tag)))
        : value.includes(String(expected));
    const scalar = toScalar(value);
    return scalar !== null && !Array.isArray(one) && String(scalar) === String(one);
  });
}

function fulltext(target: Target, query: string, { models, texts }: Omit<Context, "find">): Test {
  const words = toSearchWords(query);
  const tests = words.map((word) => texts.find(word));
  const isInDocument = (document: StoredDocument) => tests.every((test) => test(document));
  if (target.kind === "document") return isInDocument;
  return (document) => {
    if (document.type !== target.type || !isInDocument(document)) return false;
    const values = getValues(document, target).map((value) => getFieldText(value, target.model, models));
    const text = foldText(values.join(" "));
    return words.every((word) => hasWordStart(text, word));
  };
}

function toInFilter(target: Target, args: Value[]): Filter {
  const expected = new Map((Array.isArray(args[0]) ? args[0] : args).map((value, index) => [String(value), index]));
  const rank = (document: StoredDocument) =>
    Math.min(
      ...getValues(document, target).map((value) => expected.get(String(toScalar(value))) ?? Number.POSITIVE_INFINITY),
    );
  return {
    test: (document) => getValues(document, target).some((value) => expected.has(String(toScalar(value)))),
    order: (a, b) => rank(a) - rank(b),
  };
}

function toNearFilter(target: Target, [latitude, longitude, radius]: Value[]): Filter {
  const distance = (document: StoredDocument) =>
    Math.min(
      ...getValues(document, target).map((value) =>
        isObject(value) && typeof value.latitude === "number" && typeof value.longitude === "number"
          ? kilometres(Number(latitude), Number(longitude), value.latitude, value.longitude)
          : Number.POSITIVE_INFINITY,
      ),
    );
  return {
    test: (document) => distance(document) <= Number(radius),
    order: (a, b) => distance(a) - distance(b),
  };
}

function kilometres(lat1: number, lon1: number, lat2: number, lon2: number): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const half =
    Math.sin(rad(lat2 - lat1) / 2) ** 2 +
    Math.cos(rad(lat1)) * Math.cos(rad(lat2)) * Math.sin(rad(lon2 - lon1) / 2) ** 2;
  return 2 * 6_371 * Math.asin(Math.sqrt(half));
}

function isFilled(value: Json): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (!isObject(value)) return value !== null && value !== "";
  return "link_type" in value ? "id" in value || "url" in value || "name" in value : Object.keys(value).length > 0;
}
