import { isObject } from "./document.ts";
import type { Json, Misfit } from "./document.ts";
import { parseFieldPath } from "./locateProblems.ts";

/** Stored but unserved values of a document, each with its field and the reason, for the editor. */
export const listHidden = ({ uid, data, problems }: Misfit): { field: string; reason: string; value: Json }[] =>
  problems.map((problem) => ({ ...problem, value: findValue({ uid, data }, parseFieldPath(problem.field)) }));

function findValue(value: Json, steps: (string | number)[]): Json {
  const [step, ...rest] = steps;
  if (step === undefined) return value;
  const inner = typeof step === "number" ? Array.isArray(value) && value[step] : isObject(value) && value[step];
  return inner === undefined || inner === false ? null : findValue(inner, rest);
}
