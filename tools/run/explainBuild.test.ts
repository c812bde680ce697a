/** @jest-environment node */
import { explainBuild } from "./explainBuild.ts";

test("a build without its repository names the variables to check", () => {
  const output = "TypeError: fetch failed\n  [cause]: Error: getaddrinfo ENOTFOUND acme.cdn.prismic.io";
  expect(explainBuild(output, "https://acme.cdn.prismic.io/api/v2")).toBe(
    "The repository at acme.cdn.prismic.io does not answer: are PRISMIC_REPOSITORY and PRISMIC_API_URL right?",
  );
});

test.each([
  ["RepositoryNotFoundError: Prismic repository not found.", /^There is no repository at acme.*PRISMIC_REPOSITORY/],
  ["ForbiddenError: Access denied", /^The repository at acme.* refuses access: is PRISMIC_ACCESS_TOKEN right/],
])("%s is said in a sentence", (output, sentence) => {
  expect(explainBuild(output, "https://acme.cdn.prismic.io/api/v2")).toMatch(sentence);
});

test("a failure of another kind is not blamed on the repository", () => {
  expect(explainBuild("ENOSPC", "http://127.0.0.1:3001/content/api/v2")).toMatch(/^The disk is full/);
  expect(explainBuild("Type error: no such property", "http://127.0.0.1:3001/content/api/v2")).toBeUndefined();
});
