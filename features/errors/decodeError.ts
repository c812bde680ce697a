import { httpMeanings, rpcMeanings } from "@/features/shared/errorMeanings";
import type { Meaning } from "@/features/shared/errorMeanings";

type Decoded = { source: "http" | "json-rpc"; code: number; message: string; meaning: Meaning | undefined };

/** Parses a pasted error: a JSON-RPC error body, a line of HTTP, or a bare code. `undefined` without a code. */
export function decodeError(text: string): Decoded | undefined {
  const clean = text.trim().slice(0, 2_000);
  if (clean === "") return undefined;
  const message = /"message"\s*:\s*"((?:[^"\\]|\\.)*)"/.exec(clean)?.[1] ?? "";
  const inBody = /"code"\s*:\s*(-?\d+)/.exec(clean)?.[1] ?? /(-3[0-9]{4})\b/.exec(clean)?.[1];
  const code = Number(inBody);
  if (inBody !== undefined && !(code in httpMeanings))
    return { source: "json-rpc", code, message, meaning: rpcMeanings[code] ?? serverRange(code) };
  const status = Number(inBody ?? /\b([45]\d\d)\b/.exec(clean)?.[1]);
  return Number.isNaN(status) ? undefined : { source: "http", code: status, message, meaning: httpMeanings[status] };
}

// The specification leaves this range to the node itself.
const serverRange = (code: number) => (code <= -32000 && code >= -32099 ? rpcMeanings[-32000] : undefined);
