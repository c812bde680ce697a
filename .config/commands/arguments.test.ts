/** @jest-environment node */
import { readLocale, refuseArguments } from "./arguments.ts";

test("no argument leaves the default locale to the environment", () => {
  expect(readLocale([])).toBeUndefined();
});

test.each(["en", "cn"])("the argument %s is the default locale", (locale) => {
  expect(readLocale([locale])).toBe(locale);
});

test.each([["fr"], ["zh-CN"], ["en", "cn"], [""], ["--port", "3"]])(
  "anything else is refused with a sentence: %s %s",
  (...args) => {
    expect(() => readLocale(args.filter((arg) => arg !== undefined))).toThrow(/^Unknown argument .* en or cn\.$/);
  },
);

test("a command without arguments refuses one", () => {
  expect(() => refuseArguments([])).not.toThrow();
  expect(() => refuseArguments(["--fast"])).toThrow('Unknown argument "--fast"');
});
