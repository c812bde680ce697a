/** @jest-environment node */
import { getImagePage, socialImage } from "./socialImage";

test.each(["/", "/docs/limits/", "/cn/", "/cn/nodes/eth/"])("the picture of %s leads back to its page", (path) => {
  expect(getImagePage(socialImage(path))).toBe(path);
});

test("any other address is no picture of a page", () => {
  expect(getImagePage("/og/docs/limits/other.png")).toBeUndefined();
  expect(getImagePage("/og/docscard.png")).toBeUndefined();
});
