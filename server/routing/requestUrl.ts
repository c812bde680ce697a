/** A request's URL: the decoded path, and the query as it was sent. */
export type RequestUrl = {
  path: string;
  search: string;
  /** The normalized target that everything behind the server is given, escapes as they were sent. */
  target: string;
  /** Whether the target was sent in that form, except for an origin in front. */
  isNormal: boolean;
};

// Empty and dot segments, also escaped; backslashes, which URLs take for slashes; and a fragment, which is no part of it.
const odd = /\/\/|\/(?:\.|%2e)|\\|#/i;

/**
 * Reads a request's target; `undefined` when an escape in its path is broken. Dot segments are resolved, backslashes are
 * slashes and repeated slashes one, as handlers would read them: a request must not be classified by another spelling.
 */
export function parseRequestUrl(target: string): RequestUrl | undefined {
  const own = target.startsWith("/") ? target : withoutOrigin(target);
  if (own === undefined) return undefined;
  const [sent = ""] = own.split("#", 1);
  const query = sent.indexOf("?");
  const given = query === -1 ? sent : sent.slice(0, query);
  const search = query === -1 ? "" : sent.slice(query);
  const normal = odd.test(given) ? normalPath(given) : given;
  const whole = { search, target: `${normal}${search}`, isNormal: normal === given };
  if (!normal.includes("%")) return { path: normal, ...whole };
  try {
    return { path: decodeURI(normal), ...whole };
  } catch {
    return undefined;
  }
}

const normalPath = (path: string) => new URL(path.replace(/[\\/]+/g, "/"), "http://site").pathname;

/** Path and query for people: every escape that is valid UTF-8 is decoded. */
export function toReadableUrl({ path, search }: Pick<RequestUrl, "path" | "search">): string {
  if (search.length < 2) return path;
  try {
    return `${path}${decodeURI(search)}`;
  } catch {
    // A query may hold any bytes; then it is shown as it was sent.
    return `${path}${search}`;
  }
}

// Proxies may send the absolute form; its host does not matter here.
const withoutOrigin = (target: string) => /^https?:\/\/[^/]*(\/.*)$/i.exec(target)?.[1];

/** A path or query as a header may carry it. */
export const escapeHeader = (text: string) =>
  text.replace(/[^\x21-\x7e]|[\\"<>^`{|}]/gu, (character) =>
    character.isWellFormed() ? encodeURIComponent(character) : "",
  );
