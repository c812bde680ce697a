/** @jest-environment node */
import { pageOfImage, socialImage } from "./socialImage";

test.each(["/", "/docs/limits/", "/cn/", "/cn/nodes/eth/"])("the picture of %s leads back to its page", (path) => {
  expect(pageOfImage(socialImage(path))).toBe(path);
});

test("any other address is no picture of a page", () => {
  expect(pageOfImage("/og/docs/limits/other.png")).toBeUndefined();
  expect(pageOfImage("/og/docscard.png")).toBeUndefined();
});
