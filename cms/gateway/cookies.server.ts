import { studioApiPath } from "#contracts/studioPath.ts";

const name = "studio";

// Maximum age in seconds; the service ends a session 12 hours after its last request.
const maxAgeSeconds = 30 * 24 * 3600;

/** The token of an editor's session; `undefined` if the request has no well-formed one. */
export function readToken(cookies: string | null): string | undefined {
  const value = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(cookies ?? "")?.[1];
  return value && /^[\w.~+/=-]{16,512}$/.test(value) ? value : undefined;
}

/** The session cookie: `HttpOnly`, `SameSite`, and limited to the endpoints' path. */
export const writeSessionCookie = (token: string, isSecure: boolean) => write(token, maxAgeSeconds, isSecure);

/** The header that deletes the session cookie. */
export const writeEndedCookie = (isSecure: boolean) => write("", 0, isSecure);

const write = (value: string, maxAge: number, isSecure: boolean) =>
  `${name}=${value}; Path=${studioApiPath}; HttpOnly; SameSite=Strict; Max-Age=${maxAge}${isSecure ? "; Secure" : ""}`;
