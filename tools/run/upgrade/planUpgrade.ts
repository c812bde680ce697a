import { execFileSync } from "node:child_process";
import { dirname, join } from "node:path";

import { Problem } from "../bootstrap/problem.mjs";

/** What an upgrade would bring. */
export type Plan = {
  from: string;
  /** Its tag, or the start of its commit. */
  to: string;
  commit: string;
  commits: number;
  /** New lines of the changelog. */
  changes: string[];
  /** Migrations that this version does not have. */
  migrations: string[];
  /** Where it will be. */
  folder: string;
  /** Where the data are kept as they are now. */
  backup: string;
};

const maxChanges = 20;

/** Runs git in a checkout; throws a `Problem` with what it says. */
export function runGit(folder: string, ...args: string[]): string {
  try {
    return execFileSync("git", args, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] }).trim();
  } catch (error) {
    const said = typeof error === "object" && error !== null && "stderr" in error ? String(error.stderr).trim() : "";
    throw new Problem(`git ${args[0]} failed: ${said || "is git installed, and is this a clone?"}`);
  }
}

/** Compares the version in a folder with another one; `undefined` when they are the same. */
export function planUpgrade(ref: string, folder: string): Plan | undefined {
  const git = (...args: string[]) => runGit(folder, ...args);
  const commit = git("rev-parse", "--verify", "--end-of-options", `${ref}^{commit}`);
  const current = git("rev-parse", "HEAD");
  if (commit === current) return undefined;
  const name = (one: string) => git("describe", "--tags", "--always", one);
  const to = name(commit);
  const added = git("diff", "--unified=0", current, commit, "--", "CHANGELOG.md")
    .split("\n")
    .flatMap((line) => /^\+(- .*)/.exec(line)?.[1] ?? []);
  const more = added.length > maxChanges ? [`… and ${added.length - maxChanges} more, see CHANGELOG.md`] : [];
  // The clone, of which the folders of versions are worktrees.
  const base = git("worktree", "list", "--porcelain").split("\n", 1).join().replace("worktree ", "");
  const label = to.replaceAll("/", "-");
  const migrations = git("diff", "--name-only", "--diff-filter=A", current, commit, "--", "services/db/migrations");
  return {
    from: name(current),
    to,
    commit,
    commits: Number(git("rev-list", "--count", `${current}..${commit}`)),
    changes: [...added.slice(0, maxChanges), ...more],
    migrations: migrations.split("\n").flatMap((path) => /([^/]+)\.ts$/.exec(path)?.[1] ?? []),
    folder: `${base}-${label}`,
    backup: join(dirname(base), `backup-before-${label}`),
  };
}
