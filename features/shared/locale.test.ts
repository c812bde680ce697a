/** @jest-environment node */
import { formatDate, formatNumber, listOtherLocales, withPercent } from "./locale";
import type { Locale } from "./locale";

test("`listOtherLocales` lists every language except the given one", () => {
  expect([listOtherLocales("en"), listOtherLocales("cn")]).toEqual([["cn"], ["en"]]);
});

test("a day is written as in the texts of its language", () => {
  expect(formatDate("2026-11-21", "en")).toBe("21\u00a0Nov\u00a02026");
  expect(formatDate("2026-11-21", "cn")).toBe("2026\u00a0年\u00a011\u00a0月\u00a021\u00a0日");
});

test("a compact number has the same figures in both languages", () => {
  const write = (value: number, locale: Locale) => formatNumber(value, locale, { notation: "compact" });
  expect([write(155_520_000, "en"), write(155_520_000, "cn")]).toEqual(["155.5M", "1.555\u00a0亿"]);
  expect([write(12_500_000, "en"), write(12_500_000, "cn")]).toEqual(["12.5M", "1,250\u00a0万"]);
});

test("a percent sign follows its figure without a space in both languages", () => {
  expect([withPercent("99.9", "en"), withPercent("99.9", "cn")]).toEqual(["99.9%", "99.9%"]);
});
