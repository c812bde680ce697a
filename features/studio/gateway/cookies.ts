import { studioApiPath } from "@/features/shared/contracts/studioPath";

const name = "studio";

// The service ends a session sooner: 12 hours after its last request.
const maxAgeSeconds = 30 * 24 * 3600;

/** The token of an editor's session; `undefined` when a request carries none that could be one. */
export function readToken(cookies: string | null): string | undefined {
  const value = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(cookies ?? "")?.[1];
  return value && /^[\w.~+/=-]{16,512}$/.test(value) ? value : undefined;
}

/** The cookie that keeps a session: no script reads it, no other site's request carries it, no page gets it. */
export const writeSessionCookie = (token: string, isSecure: boolean) => write(token, maxAgeSeconds, isSecure);

/** The cookie that takes it away. */
export const writeEndedCookie = (isSecure: boolean) => write("", 0, isSecure);

const write = (value: string, maxAge: number, isSecure: boolean) =>
  `${name}=${value}; Path=${studioApiPath}; HttpOnly; SameSite=Strict; Max-Age=${maxAge}${isSecure ? "; Secure" : ""}`;
