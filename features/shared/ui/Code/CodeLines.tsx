import { keyPlaceholder } from "@/features/shared/requests/getEndpointUrl";

import type { Piece } from "./highlight";

// With a key a line that ends in one grows.
const endpoint = new RegExp(`[\\w}]/\\{?${keyPlaceholder}\\b`);

// A hash, or data in base64: other long runs, such as chained calls, have places to break.
const long = /[\w+/=]{40,}/;

const getText = (line: readonly Piece[]) => line.map(({ text }) => text).join("");

/** Lines of highlighted tokens in a code block. */
export const CodeLines = ({ lines }: { lines: readonly (readonly Piece[])[] }) =>
  lines.map((line, row) => (
    <span
      key={row}
      data-endpoint={endpoint.test(getText(line)) || undefined}
      data-long={long.test(getText(line)) || undefined}
    >
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
