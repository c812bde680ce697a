/** A style sheet in pieces: a rule with its selectors, a group of rules behind a condition, or text that always stays. */
export type Piece =
  | { kind: "rule"; selectors: Selector[]; body: string }
  | { kind: "group"; head: string; pieces: Piece[] }
  | { kind: "text"; text: string };

/** What must be there for a selector to apply: all of its parts, and of each list in it at least one. */
type Selector = { text: string; parts: string[]; oneOf: Selector[][] };

const groups = /^@(media|supports|layer|container|starting-style)\b/;
const className = /\.((?:[\w-]|\\.)+)/g;
const data = /\[((?:data|aria)-[\w-]+)(?:(=)(?:"([^"]*)"|'([^']*)'|([^\]"']*)))?/g;
// Everything in a selector that is no element's name.
const nameless = /\[[^\]]*\]|::?[\w-]+(?:\([^)]*\))?|[.#](?:[\w-]|\\.)+/g;
const tagName = /(?<![\w-])[a-z][\w-]*/gi;
const opened = /<([a-z][\w-]*)/gi;
const attribute = /\s(class|(?:data|aria)-[\w-]+)="([^"]*)"/g;

/** Takes a style sheet apart; `at` is its own address, which relative addresses in it begin from. */
export function readSheet(css: string, at: string): Piece[] {
  const absolute = css
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/url\((["']?)(?!["']?(?:data:|https?:|\/|#))([^"')]+)\1\)/g, (_, __, address: string) => {
      return `url(${new URL(address, `http://site${at}`).pathname})`;
    });
  return readPieces(absolute);
}

function readPieces(css: string): Piece[] {
  const pieces: Piece[] = [];
  for (let from = 0; from < css.length;) {
    const open = findOutside(css, from, "{;");
    if (open === css.length || css[open] === ";") {
      const text = css.slice(from, open).trim();
      if (text) pieces.push({ kind: "text", text: `${text};` });
      from = open + 1;
      continue;
    }
    const close = findEnd(css, open);
    const head = css.slice(from, open).trim();
    const body = css.slice(open + 1, close);
    if (groups.test(head)) pieces.push({ kind: "group", head, pieces: readPieces(body) });
    else if (head.startsWith("@")) pieces.push({ kind: "text", text: `${head}{${body}}` });
    else pieces.push({ kind: "rule", selectors: readSelectors(head), body });
    from = close + 1;
  }
  return pieces;
}

/**
 * What a page's elements are: names of elements (`p`), classes (`.a`), data and ARIA attributes with and without their
 * values (`data-a`, `data-a=b`), whether one is disabled, the page's language (`:root:lang(en)`). All that a page is
 * before its scripts change it.
 */
export function partsOf(html: string): Set<string> {
  const parts = new Set([...html.matchAll(opened)].map(([, tag = ""]) => tag.toLowerCase()));
  parts.add(`:root:lang(${/<html\b[^>]*\slang="([^"]*)"/.exec(html)?.[1] ?? ""})`);
  if (/\sdisabled=""/.test(html)) parts.add(":disabled");
  for (const [, name = "", value = ""] of html.matchAll(attribute)) {
    if (name === "class") for (const one of value.split(/\s+/)) parts.add(`.${one}`);
    else parts.add(name).add(`${name}=${value}`);
  }
  return parts;
}

/** The pieces of a sheet that can apply where there is nothing but these parts. */
export const pickPieces = (pieces: Piece[], parts: ReadonlySet<string>): Piece[] =>
  pieces.flatMap((piece): Piece[] => {
    if (piece.kind === "text") return [piece];
    if (piece.kind === "group") {
      const inside = pickPieces(piece.pieces, parts);
      return inside.length > 0 ? [{ ...piece, pieces: inside }] : [];
    }
    const selectors = piece.selectors.filter((selector) => canApply(selector, parts));
    return selectors.length > 0 ? [{ ...piece, selectors }] : [];
  });

/** A sheet as text. */
export const writeSheet = (pieces: Piece[]): string =>
  pieces
    .map((piece) => {
      if (piece.kind === "text") return piece.text;
      if (piece.kind === "group") return `${piece.head}{${writeSheet(piece.pieces)}}`;
      return `${piece.selectors.map(({ text }) => text).join(",")}{${piece.body}}`;
    })
    .join("");

const canApply = (selector: Selector, parts: ReadonlySet<string>): boolean =>
  selector.parts.every((part) => parts.has(part)) &&
  selector.oneOf.every((list) => list.some((one) => canApply(one, parts)));

function readSelectors(head: string): Selector[] {
  const selectors: Selector[] = [];
  for (let from = 0; from <= head.length;) {
    const comma = findOutside(head, from, ",");
    selectors.push(readSelector(head.slice(from, comma).trim()));
    from = comma + 1;
  }
  return selectors;
}

function readSelector(text: string): Selector {
  const oneOf: Selector[][] = [];
  let own = "";
  let from = 0;
  for (const { index, 0: name } of text.matchAll(/:(?:not|has|is|where)\(/g)) {
    if (index < from) continue;
    const end = findOutside(text, index + name.length, ")");
    // What an element must not be says nothing about what is there.
    if (name !== ":not(") oneOf.push(readSelectors(text.slice(index + name.length, end)));
    own += text.slice(from, index);
    from = end + 1;
  }
  own += text.slice(from);
  return { text, oneOf, parts: readParts(own) };
}

function readParts(selector: string): string[] {
  const values = [...selector.matchAll(data)].map(([, name = "", equals, ...given]) =>
    equals ? `${name}=${given.find((value) => value !== undefined)?.trim() ?? ""}` : name,
  );
  const bare = selector.replace(nameless, "");
  return [
    ...[...selector.replace(/\[[^\]]*\]/g, "").matchAll(className)].map(
      ([, name = ""]) => `.${name.replace(/\\/g, "")}`,
    ),
    ...values.filter((part) => !changing.some((name) => part.startsWith(name))),
    ...[...bare.matchAll(tagName)].map(([tag]) => tag.toLowerCase()),
    ...(/:disabled\b/.exec(selector) ?? []),
    ...(/:root:lang\([^)]*\)/.exec(selector) ?? []),
  ];
}

// What a page's own first scripts set: the visitor's colour mode, whether faces come later, whether it begins at its top.
const changing = ["data-mode", "data-faces", "data-top"];

const closing: Record<string, string> = { "(": ")", "[": "]" };

/** Place of the first of some characters outside strings, brackets and parentheses, or the end. */
export function findOutside(text: string, from: number, wanted: string): number {
  for (let at = from; at < text.length; at += 1) {
    const character = text[at] ?? "";
    if (wanted.includes(character)) return at;
    if (character === "\\") at += 1;
    else if (character === '"' || character === "'") at = endOfString(text, at + 1, character);
    else if (closing[character]) at = findOutside(text, at + 1, closing[character]);
  }
  return text.length;
}

function endOfString(text: string, from: number, quote: string): number {
  let at = from;
  while (at < text.length && text[at] !== quote) at += text[at] === "\\" ? 2 : 1;
  return at;
}

/** Place of the brace that closes the one at `open`. */
function findEnd(css: string, open: number): number {
  for (let at = open + 1, depth = 1; ; at += 1) {
    at = findOutside(css, at, "{}");
    if (at >= css.length) return css.length;
    depth += css[at] === "{" ? 1 : -1;
    if (depth === 0) return at;
  }
}
