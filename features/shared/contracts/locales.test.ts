/** @jest-environment node */
import { getFallback, getLocaleByLang, isLocale, locales, localizePath, splitLocale } from "./locales";

jest.mock("@/features/shared/contracts/languages", () => jest.requireActual("@/features/shared/testing/withGerman"));

test.each([
  ["/", "en", "/"],
  ["/about/", "en", "/about/"],
  ["/cn/", "cn", "/"],
  ["/cn", "cn", "/"],
  ["/cn/nodes/eth/", "cn", "/nodes/eth/"],
  ["/cnn/", "en", "/cnn/"],
  ["/de/nodes/eth/", "de", "/nodes/eth/"],
  ["/demo/", "en", "/demo/"],
])("%s is %s and %s", (path, locale, rest) => {
  expect(splitLocale(path)).toEqual({ locale, rest });
});

test("a local path is put below its language, a URL of another origin is left alone", () => {
  expect(localizePath("/about/", "cn")).toBe("/cn/about/");
  expect(localizePath("/about/", "en")).toBe("/about/");
  expect(localizePath("https://example.org/", "cn")).toBe("https://example.org/");
  expect(localizePath("//example.org/", "cn")).toBe("//example.org/");
});

test("the languages of the table are locales, and no other word is", () => {
  expect(locales).toEqual(["en", "cn", "de"]);
  expect(["en", "de", "zh", "constructor", undefined].map(isLocale)).toEqual([true, true, false, false, false]);
  expect(["zh-cn", "en-us", "de-de", "fr-fr"].map(getLocaleByLang)).toEqual(["cn", "en", "de", undefined]);
  expect(locales.map(getFallback)).toEqual([undefined, undefined, "en"]);
});
