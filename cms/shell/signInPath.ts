import { studioPath } from "#contracts/studioPath.ts";

/** Path of the sign-in form, which works without JavaScript. */
export const signInPath = "/studio/sign-in/";

/** Cookie of the screens while a session is likely: without it, a screen redirects to the form. It grants nothing. */
export const sessionMark = "studio-open";

/** URL of the form that leads to a screen afterwards, with a name that was typed. */
export const writeSignInUrl = (from: string, name = "") =>
  `${signInPath}?${new URLSearchParams({ from, ...(name ? { name } : {}) }).toString()}`;

/** What is missing after the right password: a code of the app, or a passkey; a recovery code takes the place of both. */
export const signInSteps = ["code", "passkey"] as const;
export type SignInStep = (typeof signInSteps)[number];

/** Why signing in failed. */
export const signInProblems = ["wrong", "often", "down", "foreign", "ended", "code", "passkey", "late"] as const;
export type SignInProblem = (typeof signInProblems)[number];

/** The path to open after signing in; the start screen for anything that is not a Studio path. */
export function toOwnPath(path: string | null | undefined): string {
  if (!path?.startsWith(studioPath) || path.startsWith(signInPath)) return studioPath;
  return /^[\w/.~%?=&-]+$/.test(path) ? path : studioPath;
}
