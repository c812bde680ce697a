import { existsSync, readFileSync } from "node:fs";
import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from "yaml";
import type { Document } from "yaml";

import { getErrorMessage } from "#kit/log.ts";
import type { Problem } from "#cms/repository/domain/model/context.ts";
import { parseFieldPath } from "#cms/repository/domain/model/locateProblems.ts";

import { DraftError, readDraft } from "./draft.ts";
import type { Draft } from "./draft.ts";

/** A message with its file, and the line where known. */
export type Complaint = { file: string; line?: number; message: string };

/** A draft with its file and a function that finds the line of a field. */
export type LocatedDraft = { draft: Draft; file: string; findLine: (field: string) => number };

/** Reads a file of drafts (YAML or JSON) and reports what is invalid. */
export function readDraftFile(file: string): { drafts: LocatedDraft[]; complaints: Complaint[] } {
  if (!existsSync(file)) return failed({ file, message: "there is no such file" });
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, "utf8"), { lineCounter: lines });
  const [error] = document.errors;
  if (error) return failed({ file, line: lines.linePos(error.pos[0]).line, message: firstLine(error.message) });
  const value: unknown = document.toJS();
  if (!Array.isArray(value)) return failed({ file, line: 1, message: "a draft file is a list of drafts" });
  const read = value.map((item, index) => {
    const findLine = (field: string) => getLine(document, [index, ...toDraftSteps(field)], lines);
    try {
      return { placed: { draft: readDraft(item), file, findLine }, complaint: undefined };
    } catch (error) {
      return {
        placed: undefined,
        complaint: {
          file,
          line: findLine(error instanceof DraftError ? error.field : ""),
          message: getErrorMessage(error),
        },
      };
    }
  });
  return {
    drafts: read.flatMap(({ placed }) => placed ?? []),
    complaints: read.flatMap(({ complaint }) => complaint ?? []),
  };
}

/** A document's problem as one of its draft file. */
export const toComplaint = ({ file, draft, findLine }: LocatedDraft, { field, reason }: Problem): Complaint => ({
  file,
  line: findLine(field),
  message: `${[draft.type, draft.uid ?? "", draft.lang].filter(Boolean).join(" ")}: ${field ? `${field}: ` : ""}${reason}`,
});

const failed = (complaint: Complaint) => ({ drafts: [], complaints: [complaint] });

const firstLine = (message: string) => message.split("\n")[0]?.replace(/:$/, "") ?? message;

/** `data.slices[0](hero).primary.title` stands in a draft as `slices[0].title`, `data.parent` as `parent`. */
function toDraftSteps(field: string): (string | number)[] {
  const steps = parseFieldPath(field);
  const [first, second] = steps;
  const inside = first === "data" && (second === "slices" || second === "parent") ? steps.slice(1) : steps;
  return inside.filter((step, index) => !(index === 2 && step === "primary"));
}

/** The line of a member, or of the nearest one around it. */
function getLine(document: Document, steps: (string | number)[], lines: LineCounter): number {
  for (let length = steps.length; length > 0; length -= 1) {
    const offset = findOffset(document, steps.slice(0, length));
    if (offset !== undefined) return lines.linePos(offset).line;
  }
  return 1;
}

function findOffset(document: Document, steps: (string | number)[]): number | undefined {
  const last = steps.at(-1);
  const parent = steps.length > 1 ? document.getIn(steps.slice(0, -1), true) : document.contents;
  if (isMap(parent)) {
    const key = parent.items.find((pair) => isScalar(pair.key) && pair.key.value === last)?.key;
    return isNode(key) ? key.range?.[0] : undefined;
  }
  const item = isSeq(parent) && typeof last === "number" ? parent.items[last] : undefined;
  return isNode(item) ? item.range?.[0] : undefined;
}
