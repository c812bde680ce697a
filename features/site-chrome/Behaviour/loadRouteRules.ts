import { callJson } from "@/features/shared/callJson";
import { addQuery } from "@/features/shared/contracts/redirectPaths";

const maxAgeMs = 60_000;
const timeLimitMs = 10_000;
// Longest wait for the redirects before a navigation; without them the server redirects.
const waitMs = 300;

/** Targets of the site's redirects, from the running build's manifest. */
export type RouteRules = {
  /** Settles when the rules are loaded or the wait has timed out; `undefined` when none are loading. */
  ready(): Promise<void> | undefined;
  /** The URL for a soft navigation; `undefined` for a redirect to another origin. */
  follow(href: string): string | undefined;
};

/** The redirects of `builds/meta/{build}.json`, read at once and again a minute after each use; none while it fails. */
export function loadRouteRules(build: string | undefined, signal: AbortSignal): RouteRules {
  let rules = new Map<string, string>();
  let loading: Promise<void> | undefined;
  let first: Promise<void> | undefined;
  let loadedAt = Number.NEGATIVE_INFINITY;

  const load = async () => {
    rules = (await readRules(build, signal)) ?? rules;
    loadedAt = performance.now();
    loading = undefined;
    first = undefined;
  };
  const renew = () => {
    if (build && !signal.aborted && performance.now() - loadedAt > maxAgeMs) loading ??= load();
  };
  renew();
  first = loading && Promise.race([loading, new Promise<void>((resolve) => setTimeout(resolve, waitMs))]);

  return {
    ready: () => first,
    follow(href) {
      renew();
      const url = new URL(href, window.location.href);
      const to = rules.get(decode(url.pathname));
      if (to === undefined) return href;
      const target = new URL(addQuery(to, url.search), url);
      target.hash ||= url.hash;
      return target.origin === url.origin ? target.href.slice(target.origin.length) : undefined;
    },
  };
}

async function readRules(build: string | undefined, signal: AbortSignal): Promise<Map<string, string> | undefined> {
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(timeLimitMs)]);
    const response = await callJson(`/builds/meta/${build}.json`, { signal: limit });
    const result: unknown = response.ok ? await response.json() : undefined;
    const matcher = typeof result === "object" && result !== null && "matcher" in result ? result.matcher : undefined;
    return Array.isArray(matcher) ? new Map(matcher.flatMap(readRule)) : undefined;
  } catch (error) {
    // Offline, navigated away, or restarting: the server redirects.
    if (!(error instanceof DOMException || error instanceof TypeError || error instanceof SyntaxError)) throw error;
    return undefined;
  }
}

function readRule(rule: unknown): [string, string][] {
  if (typeof rule !== "object" || rule === null || !("source" in rule) || !("destination" in rule)) return [];
  const { source, destination } = rule;
  return typeof source === "string" && typeof destination === "string" ? [[source, destination]] : [];
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch (error) {
    // A path with an invalid escape matches no rule.
    if (!(error instanceof URIError)) throw error;
    return path;
  }
}
