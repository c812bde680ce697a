import { findNodeAtLocation, parseTree, printParseErrorCode } from "jsonc-parser";
import type { Node, ParseError } from "jsonc-parser";

import { isTextDeeper } from "#contracts/parseJson.ts";
import type { Problem } from "./context.ts";

const expected: Record<string, string> = {
  PropertyNameExpected: "the name of a field in double quotes is expected here",
  ValueExpected: "a value is expected here",
  CommaExpected: "a comma is missing before this",
  ColonExpected: "a colon is missing before this",
  CloseBraceExpected: "a closing } is missing",
  CloseBracketExpected: "a closing ] is missing",
  EndOfFileExpected: "the file should end here",
  InvalidCommentToken: "JSON has no comments",
  UnexpectedEndOfString: "a text is not closed with a double quote on its line",
  UnexpectedEndOfNumber: "a number breaks off here",
  InvalidEscapeCharacter: "a backslash stands before a letter it cannot escape",
  InvalidUnicode: "a \\u needs four hexadecimal digits",
  InvalidCharacter: "a text holds a control character",
  InvalidSymbol: "only texts in double quotes, numbers, true, false and null are values",
};

// The parser is recursive, and slow on nesting without end.
const maxLocated = 200;

/** Problems of a file with their lines; invalid JSON is reported at its first error. */
export function locateProblems(text: string, problems: Problem[]): Problem[] {
  if (problems.length === 0) return problems;
  if (isTextDeeper(text, maxLocated)) return problems;
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const [error] = errors;
  const findLine = lineFinder(text);
  if (error) return [{ field: "", reason: describeError(error, text), line: findLine(error.offset) }];
  return problems.map((problem) => {
    const node = root && nearestNode(root, parseFieldPath(problem.field));
    return node ? { ...problem, line: findLine(node.offset) } : problem;
  });
}

function describeError({ error, offset }: ParseError, text: string): string {
  const words = expected[printParseErrorCode(error)] ?? "it cannot be read from here on";
  const column = offset - text.lastIndexOf("\n", offset - 1);
  return `not JSON: ${words} (column ${column})`;
}

/** `data.slices[0](hero).primary.title` as `["data", "slices", 0, "primary", "title"]`. */
export const parseFieldPath = (field: string): (string | number)[] =>
  [...field.replace(/\([^)]*\)/g, "").matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([name, index]) =>
    index === undefined ? name : Number(index),
  );

// A missing field is located by its parent, a field by its name.
function nearestNode(root: Node, steps: (string | number)[]): Node {
  for (let length = steps.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(root, steps.slice(0, length));
    if (node) return node.parent?.type === "property" ? node.parent : node;
  }
  return root;
}

function lineFinder(text: string): (offset: number) => number {
  return (offset) => text.slice(0, offset).split("\n").length;
}
