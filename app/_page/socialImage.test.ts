/** @jest-environment node */
import { getImagePage, socialImage } from "./socialImage";

test.each(["/", "/docs/limits/", "/cn/", "/cn/nodes/eth/"])("the picture of %s leads back to its page", (path) => {
  expect(getImagePage(socialImage(path))).toBe(path);
});

test("a URL of any other form names no page's social image", () => {
  expect(getImagePage("/og/docs/limits/other.png")).toBeUndefined();
  expect(getImagePage("/og/docscard.png")).toBeUndefined();
});
