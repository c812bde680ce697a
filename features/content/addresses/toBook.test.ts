/** @jest-environment node */
import type { AllDocumentTypes } from "@/customtypes/prismicio-types";

import { toBook } from "./toBook";

const page = (url: string, lang: string) => ({
  id: url,
  type: "page",
  uid: "page",
  url,
  lang,
  last_publication_date: "2026-01-01T00:00:00+0000",
  alternate_languages: [],
  data: {},
});

const pathsOf = (...documents: object[]) => {
  // Documents of a listing that asks for a few fields only are smaller than their type says.
  const read: AllDocumentTypes[] = JSON.parse(JSON.stringify(documents));
  return toBook("r", read).entries.map(({ path }) => path);
};

test("a page that would stand for another language or an endpoint is left out, and said so", () => {
  const warn = jest.spyOn(console, "warn").mockImplementation();
  const taken = [
    "/cn/",
    "/cn/about/",
    "/en/",
    "/api/",
    "/health/",
    "/preview/",
    "/404/",
    "/draft/",
    "/sitemap.xml/",
    "/data/x/",
  ];
  expect(pathsOf(...taken.map((path) => page(path, "en-us")))).toEqual([]);
  expect(pathsOf(page("/cn/api/", "zh-cn"), page("/", "zh-cn"))).toEqual([]);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("/sitemap.xml/ is an address of the site itself"));
  warn.mockRestore();
});

test("every other page is kept, also one that only begins like them", () => {
  const kept = ["/", "/apis/", "/data-centres/", "/health-report/", "/docs/api/", "/next-16.4/", "/4040/"];
  expect(pathsOf(...kept.map((path) => page(path, "en-us")))).toEqual(kept);
  expect(pathsOf(page("/cn/", "zh-cn"), page("/cn/about/", "zh-cn"))).toEqual(["/cn/", "/cn/about/"]);
});
