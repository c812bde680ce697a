/** @jest-environment node */
import { chooseRelatedTests } from "./chooseRelatedTests.ts";

const many = Array.from({ length: 40 }, (_, index) => `features/x${index}/a.test.ts`);

test("every related test is run while there are few", () => {
  expect(chooseRelatedTests(["a/a.test.ts", "b/b.test.ts"], ["a/a.ts"])).toEqual(["a/a.test.ts", "b/b.test.ts"]);
});

test("of many related tests those in the folders of the changed files are run", () => {
  expect(chooseRelatedTests([...many, "features/shared/locale.test.ts"], ["features/shared/locale.ts"])).toEqual([
    "features/shared/locale.test.ts",
  ]);
});

test("a change of many folders runs no more tests than there is time for", () => {
  const changed = many.map((file) => file.replace(".test", ""));
  expect(chooseRelatedTests(many, changed)).toHaveLength(30);
});
