import { studioPath } from "@/features/shared/contracts/studioPath";

/** Path of the form to sign in with; it works without script. */
export const signInPath = "/studio/sign-in/";

/** Why nobody was signed in. */
export const signInProblems = ["wrong", "often", "down", "foreign", "ended"] as const;
export type SignInProblem = (typeof signInProblems)[number];

/** The path of the screen to lead to; its start for anything else. */
export function toOwnPath(path: string | null | undefined): string {
  if (!path?.startsWith(studioPath) || path.startsWith(signInPath)) return studioPath;
  return /^[\w/.~%?=&-]+$/.test(path) ? path : studioPath;
}
