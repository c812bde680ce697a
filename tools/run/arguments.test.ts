/** @jest-environment node */
import { readLocale, rejectArguments } from "./arguments.ts";

test("no argument leaves the default locale to the environment", () => {
  expect(readLocale([])).toEqual({ locale: undefined, notice: undefined });
});

test.each(["en", "cn"])("the argument %s is the default locale", (locale) => {
  expect(readLocale([locale])).toEqual({ locale, notice: undefined });
});

test.each([
  ["fr", "en"],
  ["zh-CN", "en"],
  ["", "en"],
  ["--port 3", "en"],
  ["cn extra", "en"],
  ["extra cn", "cn"],
])("with the arguments %j the last one decides: %s, and a notice names the unknown ones", (args, locale) => {
  const { notice, ...rest } = readLocale(args.split(" "));
  expect(rest).toEqual({ locale });
  expect(notice).toMatch(/^Unknown argument ".*": the only one is the default locale, en or cn\. It is (en|cn) now\.$/);
});

test("a command without arguments rejects one", () => {
  expect(() => rejectArguments([])).not.toThrow();
  expect(() => rejectArguments(["--fast"])).toThrow('Unknown argument "--fast"');
});
