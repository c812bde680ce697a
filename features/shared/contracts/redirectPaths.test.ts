/** @jest-environment node */
import { addQuery, readRedirectSource, readRedirectTarget } from "./redirectPaths.ts";

test.each([
  ["/about/", "", "/about/"],
  ["/about/", "?", "/about/"],
  ["/about/", "?a=1", "/about/?a=1"],
  ["/about/#team", "?a=1", "/about/?a=1#team"],
  ["/nodes/?q=eth", "?a=1&b=2", "/nodes/?q=eth&a=1&b=2"],
  ["/nodes/?q=eth#list", "?a=1", "/nodes/?q=eth&a=1#list"],
  ["/nodes/?#list", "?a=1", "/nodes/?a=1#list"],
  ["/about/#a?b", "?c=1", "/about/?c=1#a?b"],
])("%s asked with %s is %s", (address, search, expected) => {
  expect(addQuery(address, search)).toBe(expected);
});

test.each(["https://[bad", "http://https://example.com", "https://example.com/%zz"])(
  "%s is no target of a redirect, as it is none of a link",
  (typed) => expect(readRedirectTarget(typed, "https://halyard.example")).toHaveProperty("problem"),
);

test("invisible characters of a pasted redirect are left out", () => {
  expect(readRedirectTarget("\ufeffhttps://example.com/\u200bx", "https://halyard.example")).toEqual({
    url: "https://example.com/x",
  });
  expect(readRedirectSource("/old\u2060-page\u200b", "https://halyard.example")).toEqual({ path: "/old-page/" });
});
