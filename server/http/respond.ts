import type { IncomingMessage, ServerResponse } from "node:http";

import type { Encoding, HeaderList, Representation } from "./representation.ts";

/** Writes a prepared response: in the client's encoding, or 304 when the client has it. */
export function respond(
  request: IncomingMessage,
  response: ServerResponse,
  representation: Representation,
  further: HeaderList = [],
): void {
  const variant = representation.variants[chooseEncoding(request.headers["accept-encoding"])];
  const held = request.headers["if-none-match"];
  if (held && representation.status === 200 && holds(held, variant.etag)) {
    response.writeHead(304, [...variant.notModified, ...further]).end();
    return;
  }
  response.writeHead(representation.status, [...variant.headers, ...further]);
  if (request.method === "HEAD") response.end();
  else response.end(variant.body);
}

const holds = (held: string, etag: string) =>
  held === etag || held.split(",").some((one) => one.trim().replace(/^W\//, "") === etag);

type Short = { status: number; code: string; message: string; headers?: HeaderList };

/** Writes a short error as JSON. */
export function sendError(
  request: IncomingMessage,
  response: ServerResponse,
  { status, code, message, headers = [] }: Short,
): void {
  const body = JSON.stringify({ error: { code, message } });
  response.writeHead(status, [
    "content-type",
    "application/json; charset=utf-8",
    "content-length",
    String(Buffer.byteLength(body)),
    "cache-control",
    "no-store",
    "x-content-type-options",
    "nosniff",
    ...headers,
  ]);
  response.end(request.method === "HEAD" ? undefined : body);
}

const known = new Map<string, Encoding>();
const maxKnown = 200;

/** The best encoding that a client accepts; browsers send few different headers, so results are cached. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return "identity";
  const remembered = known.get(accepted);
  if (remembered) return remembered;
  const encoding = parse(accepted);
  if (known.size < maxKnown) known.set(accepted, encoding);
  return encoding;
}

function parse(accepted: string): Encoding {
  const taken = new Set<string>();
  for (const part of accepted.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
    const weight = parameters.find((parameter) => parameter.startsWith("q="));
    if (!weight || Number(weight.slice(2)) > 0) taken.add(name);
  }
  if (taken.has("br")) return "br";
  return taken.has("gzip") || taken.has("*") ? "gzip" : "identity";
}
