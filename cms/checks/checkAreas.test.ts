import { checkAreas, listPassed } from "./checkAreas.ts";
import { findingTexts } from "./findingTexts.ts";

// Rules of a single document, which no published one breaks.
const others = ["shape", "uid-", "path-", "parent-", "only-one", "child-path-", "home-uid", "needed"];

test("every rule of the site belongs to an area, and an area with a problem has not passed", () => {
  const starts: string[] = [...Object.values(checkAreas).flat(), ...others];
  const rules = Object.keys(findingTexts.en);
  expect(rules.filter((rule) => !starts.some((start) => rule.startsWith(start)))).toEqual([]);
  expect(listPassed(rules)).toEqual([]);
  expect(listPassed([])).toEqual(Object.keys(checkAreas));
  expect(listPassed(["link-missing"])).not.toContain("links");
  expect(listPassed(["link-dead"])).toEqual(Object.keys(checkAreas).filter((area) => area !== "external"));
});
