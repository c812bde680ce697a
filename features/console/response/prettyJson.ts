import { isJson } from "@/features/console/call/values";

/** A piece of JSON of one kind, as the style of code blocks names kinds; plain when it is empty. */
type Piece = { text: string; kind: "" | "string" | "constant" | "function" | "punctuation" };

const token = /"(?:\\.|[^"\\])*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[{}[\],:]/g;

/**
 * JSON with line breaks and coloured pieces; `undefined` when it is none. Numbers keep every digit that came, which
 * reading and writing them again would not.
 */
export function prettyJson(text: string): Piece[] | undefined {
  if (!isJson(text)) return undefined;
  const pieces: Piece[] = [];
  const tokens = text.match(token) ?? [];
  let depth = 0;
  const newLine = () => pieces.push({ text: `\n${"  ".repeat(depth)}`, kind: "" });
  tokens.forEach((one, index) => {
    const next = tokens[index + 1];
    const isEmpty = (one === "{" && next === "}") || (one === "[" && next === "]");
    const wasOpened = ["{", "["].includes(tokens[index - 1] ?? "");
    if (/^[}\]]$/.test(one)) {
      depth -= 1;
      if (!wasOpened) newLine();
    }
    pieces.push({ text: one === ":" ? ": " : one, kind: getKind(one, next) });
    if (/^[{[]$/.test(one)) {
      depth += 1;
      if (!isEmpty) newLine();
    }
    if (one === ",") newLine();
  });
  return pieces;
}

function getKind(one: string, next: string | undefined): Piece["kind"] {
  if (one.startsWith('"')) return next === ":" ? "function" : "string";
  if (/^[{}[\],:]$/.test(one)) return "punctuation";
  return "constant";
}
