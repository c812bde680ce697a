import { nameTypeList } from "./typeModels.ts";

const toType = (id: string, label: string, repeatable = true) => ({ id, label, repeatable, json: {} });

test.each([
  ["en", "Redirect", "Redirects"],
  ["en", "Case study", "Case studies"],
  ["en", "Branch", "Branches"],
  ["en", "Press", "Presses"],
  ["en", "News", "News"],
  ["cn", "表单", "表单"],
] as const)("in %s the list of the type %s is called %s", (locale, label, name) => {
  const models = { types: [toType("some", label)], slices: [], languages: [] };
  expect(nameTypeList(models, "some", locale)).toBe(name);
});

test("a type of one document keeps its name, and one that is gone its id", () => {
  const models = { types: [toType("menu", "Navigation", false)], slices: [], languages: [] };
  expect(nameTypeList(models, "menu", "en")).toBe("Navigation");
  expect(nameTypeList(models, "gone", "en")).toBe("gone");
});
