import { keyPlaceholder } from "@/features/shared/requests/getEndpointUrl";

import type { Piece } from "./highlight";

// With a key a line that ends in one grows.
const endpoint = new RegExp(`\\w/${keyPlaceholder}\\b`);

/** Lines of coloured pieces, as they stand in a block of code. */
export const CodeLines = ({ lines }: { lines: readonly (readonly Piece[])[] }) =>
  lines.map((line, row) => (
    <span key={row} data-endpoint={endpoint.test(line.map(({ text }) => text).join("")) || undefined}>
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
