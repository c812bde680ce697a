import { env } from "@/features/shared/env";
import { parseJson } from "@/features/shared/contracts/parseJson";

/**
 * The token in a preview's cookie, which Prismic's toolbar wraps in JSON with an entry for each repository that is
 * previewed in this browser: that of the configured one. `undefined` where there is none.
 */
export function readPreviewToken(cookie: string): string | undefined {
  if (!cookie.trimStart().startsWith("{")) return cookie;
  try {
    const entries = parseJson(cookie);
    const name = `${env.PRISMIC_REPOSITORY}.prismic.io`;
    if (!isRecord(entries) || !Object.hasOwn(entries, name)) return undefined;
    const entry = entries[name];
    return isRecord(entry) && typeof entry.preview === "string" ? entry.preview : undefined;
  } catch (error) {
    // An incomplete cookie has no token.
    if (!(error instanceof SyntaxError)) throw error;
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/**
 * The session that a preview's token names: every token is a URL of the repository with that part. Cookies are
 * untrusted input: only this part is used.
 */
export const getSession = (token: string): string | undefined =>
  /\/previews\/([\w-]+)(?::[\w-]+)?(?:\?|%3F)websitePreviewId/.exec(token)?.[1];

/** The time at which a token previews the site; `undefined` where it previews drafts. */
export function getPreviewedTime(token: string): Date | undefined {
  const [, at] = /&at=(\d+)$/.exec(token) ?? [];
  return at === undefined ? undefined : new Date(Number(at));
}
