import type { MethodField } from "@/features/console/model";

import { findMemberProblem } from "./findMemberProblem";
import { findValueProblem } from "./findValueProblem";
import type { FieldProblem } from "./findValueProblem";
import { cleanValue } from "./values";

/** The error of a field's text; `undefined` when it can be sent. */
export function findProblem(field: MethodField, text: string, method = ""): FieldProblem | undefined {
  const value = cleanValue(field, text);
  if (value === "") return field.isOptional ? undefined : { kind: "missing" };
  if (field.type === "json") return readJsonProblem(value) ?? findMemberProblem(JSON.parse(value), method);
  if (field.type === "choice") return field.options?.includes(value) ? undefined : { kind: "choice" };
  return findValueProblem(field.type, value);
}

/** Why a text is invalid JSON, with the position if the browser reports it; `undefined` for valid JSON. */
function readJsonProblem(text: string): FieldProblem | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const position = error instanceof Error ? /position (\d+)/.exec(error.message)?.[1] : undefined;
    return position === undefined ? { kind: "json" } : { kind: "position", position: Number(position) + 1 };
  }
}
