import { signedInHint } from "@/features/shared/contracts/signedInHint";

const token = "accessToken";

/** Event on the document after a sign-in without navigation. */
export const signedInEvent = "signed-in";

/** As long as a session of the demo sign-in, and as long as an account with a key. */
const maxAgeSeconds = 12 * 3600;
export const keyedMaxAgeSeconds = 365 * 24 * 3600;

/** The access token of a request; `undefined` when there is none that could be one. */
export function readToken(cookies: string | null): string | undefined {
  const value = new RegExp(`(?:^|;\\s*)${token}=([^;]*)`).exec(cookies ?? "")?.[1];
  return value && /^[\w.~+/=-]{8,4096}$/.test(value) ? value : undefined;
}

/** Cookies of a sign-in: the token for the site's endpoints only, and a hint without secret for scripts. */
export const signedInCookies = (value: string, isSecure: boolean, maxAge = maxAgeSeconds): string[] => [
  cookie(`${token}=${value}; Path=/api/; HttpOnly`, maxAge, isSecure),
  cookie(`${signedInHint}=1; Path=/`, maxAge, isSecure),
];

/** Cookies that remove both. */
export const signedOutCookies = (isSecure: boolean): string[] => [
  cookie(`${token}=; Path=/api/; HttpOnly`, 0, isSecure),
  cookie(`${signedInHint}=; Path=/`, 0, isSecure),
];

const cookie = (start: string, maxAge: number, isSecure: boolean) =>
  `${start}; Max-Age=${maxAge}; SameSite=Lax${isSecure ? "; Secure" : ""}`;
