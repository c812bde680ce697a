/** @jest-environment node */
import { execFileSync, spawnSync } from "node:child_process";

// The first checked commit.
const base = "f94efcbacd9cfeacaae78947f8784ee2b76409c3";
const maxLength = 72;

/** Whether the history back to the base exists: not in a shallow clone, an archive or a container. */
const hasHistory =
  spawnSync("git", ["merge-base", "--is-ancestor", base, "HEAD"], { stdio: "ignore", timeout: 10_000 }).status === 0;

(hasHistory ? test : test.skip)(`every commit subject has at most ${maxLength} characters`, () => {
  const subjects = execFileSync("git", ["log", "--format=%s", `${base}..HEAD`], { encoding: "utf8" }).split("\n");
  expect(subjects.filter((subject) => [...subject].length > maxLength)).toEqual([]);
});
