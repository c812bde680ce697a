import type { IncomingMessage } from "node:http";

/** What the framework's router says that it has, so that it gets the rest only. */
export const routerState = "next-router-state-tree";

// What a page that is made for one request may depend on.
const asked = ["rsc", routerState, "next-router-prefetch", "next-router-segment-prefetch", "next-url"];
const own = ["cookie", "user-agent"];

/** The headers that a page for one request is made from; those of a visitor only where the page is theirs. */
export const pickPageHeaders = (request: IncomingMessage, personal: boolean): Record<string, string> =>
  pick(request, personal ? [...asked, ...own] : asked);

function pick({ headers }: IncomingMessage, names: string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name];
      return typeof value === "string" ? [[name, value]] : [];
    }),
  );
}

/** Whether a query holds one of the names that change a page. */
export function hasQueryParameter(search: string, names: readonly string[]): boolean {
  if (search.length < 2 || names.length === 0) return false;
  const given = new URLSearchParams(search);
  return names.some((name) => given.get(name));
}
