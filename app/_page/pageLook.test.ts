/** @jest-environment node */
import { forcedMode, getImagePage, socialImage } from "./pageLook";

afterEach(() => jest.restoreAllMocks());

test("forcing the system mode is ignored with a warning that names the page and the allowed values", () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  expect(forcedMode("system", "/about/")).toBeUndefined();
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith(
    expect.stringMatching(/^\/about\/ forces the colour mode "system", which is ignored: only light and dark/),
  );
});

test("forcing light, dark or nothing logs no warning", () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  expect([forcedMode("light", "/"), forcedMode("dark", "/")]).toEqual(["light", "dark"]);
  expect([forcedMode(null, "/"), forcedMode(undefined, "/"), forcedMode("", "/")]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(warn).not.toHaveBeenCalled();
});

test.each(["/", "/docs/limits/", "/cn/", "/cn/nodes/eth/"])("the picture of %s leads back to its page", (path) => {
  expect(getImagePage(socialImage(path))).toBe(path);
});

test("a URL of any other form names no page's social image", () => {
  expect(getImagePage("/og/docs/limits/other.png")).toBeUndefined();
  expect(getImagePage("/og/docscard.png")).toBeUndefined();
});
