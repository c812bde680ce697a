import { isObject } from "./document.ts";
import type { Json, StoredDocument } from "./document.ts";
import { parseFieldPath } from "./locateProblems.ts";

/** A document without unserved values, selected by the fields of their problems; others stay. */
export function dropHidden(document: StoredDocument, fields: readonly string[]): StoredDocument {
  const { misfit } = document;
  const dropped = misfit?.problems.filter(({ field }) => fields.includes(field)) ?? [];
  if (!misfit || dropped.length === 0) return document;
  // From the end of lists, so that indexes stay valid.
  const paths = dropped.map(({ field }) => parseFieldPath(field)).reverse();
  const start: Json = { uid: misfit.uid, data: misfit.data };
  const remaining = paths.reduce<Json>((value, steps) => without(value, steps), start);
  if (!isObject(remaining) || !isObject(remaining.data)) return document;
  const problems = misfit.problems.filter((problem) => !dropped.includes(problem));
  return {
    ...document,
    misfit: { uid: typeof remaining.uid === "string" ? remaining.uid : null, data: remaining.data, problems },
  };
}

function without(value: Json, [step, ...rest]: (string | number)[]): Json {
  if (typeof step === "number" && Array.isArray(value)) {
    const inner = value[step];
    return inner === undefined || rest.length === 0 ? value.toSpliced(step, 1) : value.with(step, without(inner, rest));
  }
  if (typeof step !== "string" || !isObject(value)) return value;
  const { [step]: inner, ...others } = value;
  return inner === undefined || rest.length === 0 ? others : { ...value, [step]: without(inner, rest) };
}
