/** @jest-environment node */
import { pageBefore, readLocale } from "./redirect";

const from = (referer: string, others: Record<string, string> = {}) =>
  new Headers({ referer, host: "localhost:3000", ...others });

test("a page of the site is the one to return to, also under another of its names", () => {
  expect(pageBefore(from("http://localhost:3000/cn/pricing/?a=b"))).toBe("/cn/pricing/?a=b");
  const other = from("http://127.0.0.1:3000/cn/pricing/", { "sec-fetch-site": "same-origin" });
  expect([pageBefore(other), readLocale(other, "en")]).toEqual(["/cn/pricing/", "cn"]);
});

test("another site's page is none to return to", () => {
  for (const site of ["cross-site", "same-site"])
    expect(pageBefore(from("https://elsewhere.example/cn/", { "sec-fetch-site": site }))).toBe("/");
});

test("the page to return to decides the language, whatever page led here", () => {
  const headers = from("http://localhost:3000/pricing/");
  expect(readLocale(headers, "en", "/cn/pricing/")).toBe("cn");
  expect(readLocale(headers, "cn", "https://elsewhere.example/cn/")).toBe("cn");
  expect(readLocale(headers, undefined, "/")).toBe("en");
});
