/** @jest-environment node */
import { readFragment } from "./readFragment";

test.each([
  ["#%E8%8A%82%E7%82%B9", "节点"],
  ["#contact-sales", "contact-sales"],
  ["#100%", "100%"],
  ["#%", "%"],
  ["", ""],
])("%s names %s", (hash, name) => {
  expect(readFragment(hash)).toBe(name);
});
