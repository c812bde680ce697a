/** @jest-environment node */
import { correctPath } from "./correctPath.ts";

const languages = [{ code: "zh", prefix: "/cn" }];

test.each([
  ["/Zh-Hans/About.html)", "/cn/about/"],
  ["/docs/limits。”", "/docs/limits/"],
  ["/index.php", "/"],
])("%s means %s", (path, meant) => {
  expect(correctPath(path, languages)).toBe(meant);
});

test("a path of many signs is corrected at once", () => {
  const path = `/${")".repeat(50_000)}x`;
  const startedAt = performance.now();
  expect(correctPath(path, languages)).toBe(`${path}/`);
  expect(performance.now() - startedAt).toBeLessThan(500);
});
