/** Path of the form to sign in with; it works without script. */
export const signInPath = "/studio/sign-in/";

/** Why nobody was signed in. */
export const signInProblems = ["wrong", "often", "down", "foreign", "ended"] as const;
export type SignInProblem = (typeof signInProblems)[number];
