/** @jest-environment node */
import { parseResolvedPage, parseRevalidationUrl, writeResolvedPage, writeRevalidationUrl } from "./serverBridge.ts";

test.each([
  { kind: "page", path: "/路/?a&b=c/" },
  { kind: "content", change: "published" },
  { kind: "content", change: "loss meant" },
] as const)("the app reads the revalidation %o that the server process wrote", (revalidation) => {
  expect(parseRevalidationUrl(writeRevalidationUrl(revalidation))).toEqual(revalidation);
});

test("the app reads the page that the server process resolved, and nothing else", () => {
  const page = { path: "/en/query/q%3Deth/nodes/", status: 200 };
  expect(parseResolvedPage(writeResolvedPage(page))).toEqual(page);
  expect([null, "", "/en/", "200 en", "200 /en/ x"].map(parseResolvedPage)).toEqual(Array(5).fill(undefined));
});
