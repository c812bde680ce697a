/** @jest-environment node */
import { formatDate, listOtherLocales } from "./locale";

test("`listOtherLocales` lists every language except the given one", () => {
  expect([listOtherLocales("en"), listOtherLocales("cn")]).toEqual([["cn"], ["en"]]);
});

test("a day is written as in the texts of its language", () => {
  expect(formatDate("2026-11-21", "en")).toBe("21\u00a0Nov\u00a02026");
  expect(formatDate("2026-11-21", "cn")).toBe("2026\u00a0年\u00a011\u00a0月\u00a021\u00a0日");
});
