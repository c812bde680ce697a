/** @jest-environment node */
import { resolveWithin } from "./readRepository.ts";

test("a file name outside its folder is rejected", () => {
  expect(resolveWithin("/content", "en-us/page/about.json")).toBe("/content/en-us/page/about.json");
  for (const name of ["en-us/page/../../../evil.json", "/etc/passwd", "../contents/a.json", ".."]) {
    expect(() => resolveWithin("/content", name)).toThrow("outside of /content");
  }
});
