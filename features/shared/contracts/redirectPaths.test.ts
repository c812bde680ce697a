/** @jest-environment node */
import { addQuery } from "./redirectPaths.ts";

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
