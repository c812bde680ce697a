import { isComposing } from "./isComposing";

test("either sign of an input method is enough, of the browser and of React", () => {
  const press = (init: KeyboardEventInit) => new KeyboardEvent("keydown", { key: "Enter", ...init });
  expect(isComposing(press({ isComposing: true }))).toBe(true);
  expect(isComposing(press({ keyCode: 229 }))).toBe(true);
  expect(isComposing(press({ keyCode: 13 }))).toBe(false);
  expect(isComposing({ keyCode: 13, nativeEvent: press({ isComposing: true }) })).toBe(true);
});
