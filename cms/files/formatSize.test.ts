/** @jest-environment node */
import { formatSize } from "./formatSize.ts";

test.each([
  [0, "0 B"],
  [640, "640 B"],
  [3_200, "3 KB"],
  [4_404_019, "4.2 MB"],
])("%d bytes are read as %s", (bytes, text) => {
  expect(formatSize(bytes, "en")).toBe(text);
});
