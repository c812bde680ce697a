import { findOutside } from "./sheet.ts";
import type { Piece } from "./sheet.ts";

const keyframes = /^@(?:-webkit-)?keyframes ([\w-]+)/;
const range = /unicode-range:([^;}]+)/i;
const family = /font-family:\s*["']?([^"';}]+)/i;
const property = /--[\w-]+/g;

/**
 * Takes away what no kept rule uses: custom properties that nothing reads, movements that nothing makes, faces that
 * no rule names or whose characters the page has not. The whole sheet, which comes with the scripts, has all of it.
 */
export function dropUnused(pieces: Piece[], html: string): Piece[] {
  const animated = dropPieces(pieces, namesOf(pieces), charactersOf(html));
  const read = dropProperties(animated, html.match(property) ?? []);
  return dropFaces(read, ruleBodiesOf(read).join(";"));
}

function dropPieces(pieces: Piece[], names: ReadonlySet<string>, characters: number[]): Piece[] {
  return pieces.flatMap((piece): Piece[] => {
    if (piece.kind === "group") return [{ ...piece, pieces: dropPieces(piece.pieces, names, characters) }];
    if (piece.kind === "rule") return [piece];
    const [, movement] = keyframes.exec(piece.text) ?? [];
    if (movement) return names.has(movement) ? [piece] : [];
    return !piece.text.startsWith("@font-face") || isWritten(piece.text, characters) ? [piece] : [];
  });
}

/** Whether a face has any of the page's characters. */
function isWritten(face: string, characters: number[]): boolean {
  const [, ranges] = range.exec(face) ?? [];
  return !ranges || characters.some((one) => isWithin(ranges, one));
}

/** Faces whose family no kept rule names are as good as not there. */
function dropFaces(pieces: Piece[], bodies: string): Piece[] {
  return pieces.flatMap((piece): Piece[] => {
    if (piece.kind === "group") return [{ ...piece, pieces: dropFaces(piece.pieces, bodies) }];
    if (piece.kind === "rule" || !piece.text.startsWith("@font-face")) return [piece];
    const [, name] = family.exec(piece.text) ?? [];
    return !name || bodies.includes(name.trim()) ? [piece] : [];
  });
}

/** Every word of the rules' declarations. */
const namesOf = (pieces: Piece[]): Set<string> =>
  new Set(ruleBodiesOf(pieces).flatMap((body) => body.match(/[\w-]+/g) ?? []));

const bodiesOf = (pieces: Piece[]): string[] =>
  pieces.flatMap((piece) => {
    if (piece.kind === "group") return [piece.head, ...bodiesOf(piece.pieces)];
    return [piece.kind === "rule" ? piece.body : piece.text];
  });

const ruleBodiesOf = (pieces: Piece[]): string[] =>
  pieces.flatMap((piece) => {
    if (piece.kind === "group") return ruleBodiesOf(piece.pieces);
    return piece.kind === "rule" ? [piece.body] : [];
  });

const charactersOf = (html: string) => [...new Set(html)].map((one) => one.codePointAt(0) ?? 0);

/** Whether a character is in a list such as `U+C0-D6,U+131`; a list of another form has every character. */
const isWithin = (ranges: string, character: number) =>
  ranges.split(",").some((one) => {
    const [, from, to = from] = /^\s*U\+([\da-f]+)(?:-([\da-f]+))?\s*$/i.exec(one) ?? [];
    if (!from || !to) return true;
    return character >= Number.parseInt(from, 16) && character <= Number.parseInt(to, 16);
  });

/** A property that is read only by one that nothing reads goes with it. */
function dropProperties(pieces: Piece[], read: string[]): Piece[] {
  const used = new Set([...read, ...bodiesOf(pieces).flatMap((body) => readBy(body))]);
  let dropped = false;
  const keepUsed = (all: Piece[]): Piece[] =>
    all.flatMap((piece): Piece[] => {
      if (piece.kind === "text") return [piece];
      if (piece.kind === "group") return [{ ...piece, pieces: keepUsed(piece.pieces) }];
      const kept = declarationsOf(piece.body).filter(([name]) => !name || used.has(name));
      const body = kept.map(([, text]) => text).join("");
      dropped ||= body.length < piece.body.length;
      return body ? [{ ...piece, body }] : [];
    });
  const smaller = keepUsed(pieces);
  return dropped ? dropProperties(smaller, read) : smaller;
}

/** The custom properties that a rule's text names without setting them. */
const readBy = (body: string) =>
  declarationsOf(body).flatMap(([name, text]) => (name ? text.slice(name.length) : text).match(property) ?? []);

/** A rule's declarations, each with its custom property, if it sets one; rules within it are one text. */
function declarationsOf(body: string): [name: string | undefined, text: string][] {
  const declarations: [string | undefined, string][] = [];
  for (let from = 0; from < body.length;) {
    const end = findOutside(body, from, ";{");
    if (body[end] === "{") return [...declarations, [undefined, body.slice(from)]];
    const text = body.slice(from, end + 1);
    declarations.push([/^\s*(--[\w-]+)\s*:/.exec(text)?.[1], text]);
    from = end + 1;
  }
  return declarations;
}
