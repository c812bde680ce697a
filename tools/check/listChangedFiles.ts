import { execFileSync } from "node:child_process";

import { Problem } from "../run/bootstrap/problem.mjs";

/** Files that differ from a revision, including untracked ones; deleted ones are omitted. */
export function listChangedFiles(base: string, folder = "."): string[] {
  return [
    ...git(base, folder, "diff", "--name-only", "--diff-filter=d", base, "--"),
    ...git(base, folder, "ls-files", "--others", "--exclude-standard"),
  ];
}

/** Subjects of the commits since a revision, the latest first. */
export const listSubjects = (base: string, folder = "."): string[] =>
  git(base, folder, "log", "--format=%s", `${base}..HEAD`);

/** The output lines of a git command; throws a `Problem` when the revision does not exist. */
function git(base: string, folder: string, ...args: string[]): string[] {
  try {
    const text = execFileSync("git", args, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
    return text.split("\n").filter(Boolean);
  } catch (error) {
    throw new Problem(
      `The changes since ${JSON.stringify(base)} cannot be listed: name a revision of this repository, such as main.`,
      { cause: error },
    );
  }
}
