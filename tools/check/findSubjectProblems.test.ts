/** @jest-environment node */
import { findSubjectProblems } from "./findSubjectProblems.ts";

test.each(["feat(faucet): tell a rate limit from an outage", "refactor(server/http): one limit of bodies"])(
  "%j is a commit subject",
  (subject) => {
    expect(findSubjectProblems([subject])).toEqual([]);
  },
);

test.each([
  [`feat(faucet): ${"x".repeat(59)}`, "has 73 characters, 72 are allowed"],
  ["tell a rate limit from an outage", 'is not of the form "type(room): what changes"'],
  ["feat(faucet): tell it.", 'is not of the form "type(room): what changes"'],
])("%j is reported", (subject, problem) => {
  expect(findSubjectProblems(["fix(site): a good one", subject])).toEqual([`"${subject}" ${problem}`]);
});
