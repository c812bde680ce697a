import { execFileSync } from "node:child_process";

import { Problem } from "../run/bootstrap/problem.mjs";

/** Files that differ from a revision, including untracked ones; deleted ones are omitted. */
export function listChangedFiles(base: string, folder = "."): string[] {
  const git = (...args: string[]) => {
    const text = execFileSync("git", args, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
    return text.split("\n").filter(Boolean);
  };
  try {
    return [
      ...git("diff", "--name-only", "--diff-filter=d", base, "--"),
      ...git("ls-files", "--others", "--exclude-standard"),
    ];
  } catch (error) {
    throw new Problem(
      `The changes since ${JSON.stringify(base)} cannot be listed: name a revision of this repository, such as main.`,
      { cause: error },
    );
  }
}
