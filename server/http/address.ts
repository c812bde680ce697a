/** An address as the server looks things up: the decoded path, and the query as it was sent. */
export type Address = { path: string; search: string };

/** Splits a request's target; `undefined` when an escape in it is broken. */
export function readAddress(target: string): Address | undefined {
  const own = target.startsWith("/") ? target : withoutOrigin(target);
  if (own === undefined) return undefined;
  const query = own.indexOf("?");
  const path = query === -1 ? own : own.slice(0, query);
  const search = query === -1 ? "" : own.slice(query);
  if (!path.includes("%")) return { path, search };
  try {
    return { path: decodeURI(path), search };
  } catch {
    return undefined;
  }
}

/** An address as people read it: the path and its query, with every escape that can be read. */
export function readableAddress({ path, search }: Address): string {
  if (search.length < 2) return path;
  try {
    return `${path}${decodeURI(search)}`;
  } catch {
    // A query may hold any bytes; then it is shown as it was sent.
    return `${path}${search}`;
  }
}

// A proxy may be asked with the whole address; whose it says it is does not matter here.
const withoutOrigin = (target: string) => /^https?:\/\/[^/]*(\/.*)$/i.exec(target)?.[1];

/** A path or query as a header may carry it. */
export const headerSafe = (text: string) =>
  text.replace(/[^\x21-\x7e]|[\\"<>^`{|}]/gu, (character) =>
    character.isWellFormed() ? encodeURIComponent(character) : "",
  );
