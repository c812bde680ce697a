import type { OutgoingHttpHeaders } from "node:http";

import type { HeaderList } from "./representation.ts";

/** The headers of a response whose names match, as a list. */
export function pickHeaders(headers: OutgoingHttpHeaders, names: RegExp): HeaderList {
  return Object.entries(headers).flatMap(([name, value]) =>
    value !== undefined && names.test(name) ? [name, [value].flat().join(", ")] : [],
  );
}
