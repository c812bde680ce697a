import { studioPath } from "#contracts/studioPath.ts";

/** Path of the sign-in form, which works without JavaScript. */
export const signInPath = "/studio/sign-in/";

/** Why signing in failed. */
export const signInProblems = ["wrong", "often", "down", "foreign", "ended"] as const;
export type SignInProblem = (typeof signInProblems)[number];

/** The path to open after signing in; the start screen for anything that is not a Studio path. */
export function toOwnPath(path: string | null | undefined): string {
  if (!path?.startsWith(studioPath) || path.startsWith(signInPath)) return studioPath;
  return /^[\w/.~%?=&-]+$/.test(path) ? path : studioPath;
}
