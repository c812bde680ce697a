/** @jest-environment node */
import { formatDate, isLocale, getLocaleByLang, localizePath, otherLocale, splitLocale } from "./locale";

test.each([
  ["/", "en", "/"],
  ["/about/", "en", "/about/"],
  ["/cn/", "cn", "/"],
  ["/cn", "cn", "/"],
  ["/cn/nodes/eth/", "cn", "/nodes/eth/"],
  ["/cnn/", "en", "/cnn/"],
])("%s is %s and %s", (path, locale, rest) => {
  expect(splitLocale(path)).toEqual({ locale, rest });
});

test("a local path is put below its language, an outside address is left alone", () => {
  expect(localizePath("/about/", "cn")).toBe("/cn/about/");
  expect(localizePath("/about/", "en")).toBe("/about/");
  expect(localizePath("https://example.org/", "cn")).toBe("https://example.org/");
  expect(localizePath("//example.org/", "cn")).toBe("//example.org/");
});

test("only the two languages are locales, and each is the other's other", () => {
  expect([isLocale("en"), isLocale("cn"), isLocale("zh"), isLocale(undefined)]).toEqual([true, true, false, false]);
  expect([otherLocale("en"), otherLocale("cn")]).toEqual(["cn", "en"]);
  expect([getLocaleByLang("zh-cn"), getLocaleByLang("en-us"), getLocaleByLang("fr-fr")]).toEqual([
    "cn",
    "en",
    undefined,
  ]);
});

test("a day is written as in the texts of its language", () => {
  expect(formatDate("2026-11-21", "en")).toBe("21\u00a0Nov\u00a02026");
  expect(formatDate("2026-11-21", "cn")).toBe("2026\u00a0年\u00a011\u00a0月\u00a021\u00a0日");
});
