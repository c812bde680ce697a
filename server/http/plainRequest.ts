import { chooseEncoding } from "./encoding.ts";
import type { Encoding } from "./encoding.ts";

/** What is left of a request that asks for a page and nothing special. */
export type PlainRequest = { path: string; encoding: Encoding; cookie: string | undefined };

const longest = 8_192;
const whole = /^GET (\/[\w\-./~]*) HTTP\/1\.1\r\n((?:[\w-]+: [\x20-\x7e]*\r\n)+)\r\n$/;
// Headers that change nothing about a page, or that are read here.
const plain =
  /^(host|user-agent|accept|accept-encoding|accept-language|cache-control|pragma|referer|dnt|save-data|priority|cookie|connection|upgrade-insecure-requests|sec-[\w-]+|x-forwarded-[\w-]+|x-real-ip|x-request-id|via)$/;

type Headers = Omit<PlainRequest, "path">;

// A client repeats its headers with every request.
const known = new Map<string, Headers | undefined>();
const mostKnown = 500;

/**
 * Reads bytes that are one whole, plain `GET` and nothing else; `undefined` for everything that needs a closer look: a
 * query, an escape, a body, a condition, a header that is not expected here, half a request or two of them.
 */
export function readPlainRequest(bytes: Buffer): PlainRequest | undefined {
  if (bytes.length > longest) return undefined;
  const [, path, lines] = whole.exec(bytes.toString("latin1")) ?? [];
  if (path === undefined || lines === undefined) return undefined;
  if (!known.has(lines)) {
    if (known.size >= mostKnown) known.clear();
    known.set(lines, readHeaders(lines));
  }
  const headers = known.get(lines);
  return headers && { path, ...headers };
}

function readHeaders(lines: string): Headers | undefined {
  const headers = new Map<string, string>();
  for (const line of lines.trimEnd().split("\r\n")) {
    const colon = line.indexOf(":");
    const name = line.slice(0, colon).toLowerCase();
    if (headers.has(name) || !plain.test(name)) return undefined;
    headers.set(name, line.slice(colon + 1).trim());
  }
  const isKept = (headers.get("connection") ?? "keep-alive").toLowerCase() === "keep-alive";
  if (!headers.get("host") || !isKept || headers.get("accept")?.includes("text/markdown")) return undefined;
  return { encoding: chooseEncoding(headers.get("accept-encoding")), cookie: headers.get("cookie") };
}
