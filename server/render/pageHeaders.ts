import type { IncomingMessage } from "node:http";

/** Header in which the router sends what it already has. */
export const routerState = "next-router-state-tree";

// Headers that an uncached page may depend on.
const routerHeaders = ["rsc", routerState, "next-router-prefetch", "next-router-segment-prefetch", "next-url"];
const personalHeaders = ["cookie", "user-agent"];

/** Headers that an uncached page is rendered from; a visitor's own only for personal pages. */
export const pickPageHeaders = (request: IncomingMessage, personal: boolean): Record<string, string> =>
  pick(request, personal ? [...routerHeaders, ...personalHeaders] : routerHeaders);

function pick({ headers }: IncomingMessage, names: string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name];
      return typeof value === "string" ? [[name, value]] : [];
    }),
  );
}

/** Whether a query has one of the parameters that change a page. */
export function hasQueryParameter(search: string, names: readonly string[]): boolean {
  if (search.length < 2 || names.length === 0) return false;
  const given = new URLSearchParams(search);
  return names.some((name) => given.get(name));
}
