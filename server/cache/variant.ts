import type { IncomingHttpHeaders } from "node:http";

/** A form of a page: HTML for browsers, or a payload for the framework's router. */
export type Variant = { name: string; headers: Record<string, string> };

export const html: Variant = { name: "", headers: {} };
const payload: Variant = { name: "rsc", headers: { rsc: "1" } };
const prefetch: Variant = { name: "prefetch", headers: { rsc: "1", "next-router-prefetch": "1" } };

const segment = /^(?!.*\.\.)\/[\w$/.!%[\]()@-]{1,200}$/;

/**
 * The form a request asks for; `undefined` for values the router never sends. The router's state is left out: what
 * may be shared does not depend on it.
 */
export function parseVariant(headers: IncomingHttpHeaders): Variant | undefined {
  const { rsc } = headers;
  if (rsc === undefined) return html;
  if (rsc !== "1") return undefined;
  const part = headers["next-router-segment-prefetch"];
  const early = headers["next-router-prefetch"];
  if (part === undefined) return early === undefined ? payload : prefetch;
  if (typeof part !== "string" || !segment.test(part)) return undefined;
  return { name: `segment ${part}`, headers: { ...prefetch.headers, "next-router-segment-prefetch": part } };
}
