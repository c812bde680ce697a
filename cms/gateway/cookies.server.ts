import { editorCookie, studioApiPath, studioPath } from "#contracts/studioPath.ts";
import type { Locale } from "@/features/shared/locale";
import { sessionMark } from "#cms/shell/signInPath.ts";

const name = "studio";

// Maximum age in seconds; the service ends a session 12 hours after its last request.
const maxAgeSeconds = 30 * 24 * 3600;

/** The token of an editor's session; `undefined` if the request has no well-formed one. */
export function readToken(cookies: string | null): string | undefined {
  const value = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(cookies ?? "")?.[1];
  return value && /^[\w.~+/=-]{16,512}$/.test(value) ? value : undefined;
}

/** The session cookie, limited to the endpoints' path, and the marks of a session for the screens and the site's pages. */
export const writeSessionCookies = (token: string, isSecure: boolean): string[] =>
  write(token, "1", maxAgeSeconds, isSecure);

const stepName = "studio-step";
const stepSeconds = 600;

/** The cookie of a sign-in that needs a code too: the ticket that goes with it. Empty deletes it. */
export const writeStepCookie = (ticket: string, isSecure: boolean): string =>
  `${stepName}=${ticket}; Path=${studioApiPath}sign-in/; HttpOnly; SameSite=Strict; Max-Age=${ticket ? stepSeconds : 0}${isSecure ? "; Secure" : ""}`;

/** The ticket of a sign-in that needs a code too; empty without one. */
export const readStep = (cookies: string | null): string =>
  new RegExp(`(?:^|;\\s*)${stepName}=([\\w.-]{16,2000})(?:;|$)`).exec(cookies ?? "")?.[1] ?? "";

/** The headers that delete these cookies. */
export const writeEndedCookies = (isSecure: boolean): string[] => write("", "", 0, isSecure);

const yearSeconds = 31_536_000;

/** The site's cookie of the chosen language, for pages without a language in their path. */
export const writeLocaleCookie = (locale: Locale): string =>
  `locale=${locale}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`;

function write(token: string, mark: string, maxAge: number, isSecure: boolean): string[] {
  const end = `Max-Age=${maxAge}${isSecure ? "; Secure" : ""}`;
  return [
    `${name}=${token}; Path=${studioApiPath}; HttpOnly; SameSite=Strict; ${end}`,
    // Lax, so that a link from another site opens the screen.
    `${sessionMark}=${mark}; Path=${studioPath}; HttpOnly; SameSite=Lax; ${end}`,
    `${editorCookie}=${mark}; Path=/; HttpOnly; SameSite=Lax; ${end}`,
  ];
}
