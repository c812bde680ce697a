import { findOutside } from "./sheet.ts";
import type { Piece } from "./sheet.ts";

const keyframes = /^@(?:-webkit-)?keyframes ([\w-]+)/;
const property = /--[\w-]+/g;

/**
 * Takes away what no kept rule uses: custom properties that nothing reads, movements that nothing makes. The whole
 * sheet, which comes with the scripts, has all of it.
 */
export function dropUnused(pieces: Piece[], html: string): Piece[] {
  return dropProperties(dropMovements(pieces, namesOf(pieces)), html.match(property) ?? []);
}

function dropMovements(pieces: Piece[], names: ReadonlySet<string>): Piece[] {
  return pieces.flatMap((piece): Piece[] => {
    if (piece.kind === "group") return [{ ...piece, pieces: dropMovements(piece.pieces, names) }];
    const [, movement] = (piece.kind === "text" && keyframes.exec(piece.text)) || [];
    return !movement || names.has(movement) ? [piece] : [];
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
