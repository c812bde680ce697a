import type { Piece } from "./highlight";

/** Lines of coloured pieces, as they stand in a block of code. */
export const CodeLines = ({ lines }: { lines: readonly (readonly Piece[])[] }) =>
  lines.map((line, row) => (
    <span key={row}>
      {line.map(({ text, kind }, index) =>
        kind ? (
          <span key={index} data-kind={kind}>
            {text}
          </span>
        ) : (
          text
        ),
      )}
      {row < lines.length - 1 ? "\n" : null}
    </span>
  ));
