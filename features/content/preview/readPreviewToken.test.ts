/** @jest-environment node */
import { getPreviewedTime, getSession, readPreviewToken } from "./readPreviewToken";

jest.mock("@/features/shared/env", () => ({ env: { PRISMIC_REPOSITORY: "halyard" } }));

const own = "https://halyard.prismic.io/previews/own:1?websitePreviewId=a";
const other = "https://elsewhere.prismic.io/previews/other:1?websitePreviewId=b";

test.each([
  ["a token as it is", own, own],
  ["the toolbar's JSON", JSON.stringify({ _tracker: "x", "halyard.prismic.io": { preview: own } }), own],
  [
    "another repository before this one",
    JSON.stringify({ "elsewhere.prismic.io": { preview: other }, "halyard.prismic.io": { preview: own } }),
    own,
  ],
  ["another repository alone", JSON.stringify({ "elsewhere.prismic.io": { preview: other } }), undefined],
  ["a visitor's counter", JSON.stringify({ _tracker: "x" }), undefined],
  ["half a cookie", "{half a cookie", undefined],
  ["another shape", JSON.stringify({ "halyard.prismic.io": "own" }), undefined],
])("of %s the configured repository's token is read", (_, cookie, token) => {
  expect(readPreviewToken(cookie)).toBe(token);
  expect(getSession(readPreviewToken(cookie) ?? "")).toBe(token && "own");
});

test("a preview of the site at a time names that time, one of drafts none", () => {
  const time = new Date("2026-12-02T09:00:00Z");
  expect(getPreviewedTime(`${own}&at=${time.getTime()}`)).toEqual(time);
  expect(getSession(`${own}&at=${time.getTime()}`)).toBe("own");
  expect(getPreviewedTime(own)).toBeUndefined();
});
