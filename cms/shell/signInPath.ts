import { studioPath } from "#contracts/studioPath.ts";

/** Path of the sign-in form, which works without JavaScript. */
export const signInPath = "/studio/sign-in/";

/** Cookie of the screens while a session is likely: without it, a screen redirects to the form. It grants nothing. */
export const sessionMark = "studio-open";

/** URL of the form that leads to a screen afterwards. */
export const writeSignInUrl = (from: string) => `${signInPath}?${new URLSearchParams({ from }).toString()}`;

/** Why signing in failed. */
export const signInProblems = ["wrong", "often", "down", "foreign", "ended"] as const;
export type SignInProblem = (typeof signInProblems)[number];

/** The path to open after signing in; the start screen for anything that is not a Studio path. */
export function toOwnPath(path: string | null | undefined): string {
  if (!path?.startsWith(studioPath) || path.startsWith(signInPath)) return studioPath;
  return /^[\w/.~%?=&-]+$/.test(path) ? path : studioPath;
}
