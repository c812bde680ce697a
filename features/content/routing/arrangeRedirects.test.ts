/** @jest-environment node */
import { listed } from "@/features/content/testing/listed";
import { env } from "@/features/shared/env";

import { buildSiteIndex } from "./SiteIndex";
import { toRecords } from "./toRecords";

let warn: jest.SpyInstance;
beforeEach(() => {
  globalThis.halyardWarnings = undefined;
  warn = jest.spyOn(console, "warn").mockImplementation();
});
afterEach(() => warn.mockRestore());

function rules(from: string, url: string, over: { lang?: string; both_languages?: boolean } = {}) {
  const { lang = "en-us", both_languages = false } = over;
  const data = { from, to: { link_type: "Web", url }, both_languages };
  const siteIndex = buildSiteIndex(toRecords("r", listed({ id: "rule", type: "redirect", lang, data })));
  return siteIndex.redirects.map((rule) => [rule.from, rule.to]);
}

test.each([
  ["/old/", "/old/"],
  ["old", "/old/"],
  [" /old/ ", "/old/"],
  ["/Old-Page/", "/Old-Page/"],
  ["/%E5%AE%9A-%61/", "/定-a/"],
  ["/定/", "/定/"],
  ["/en/old/", "/old/"],
  ["/cn/old/", "/cn/old/"],
  ["/old.html", "/old.html/"],
  ["https:///old/", "/old/"],
  [`${env.SITE_URL}/old`, "/old/"],
  ["/", "/"],
])("a redirect from %j starts at %s", (typed, path) => {
  expect(rules(typed, "/about/")[0]?.[0]).toBe(path);
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  ["/about/", "/about/", "/cn/about/"],
  [" /about ", "/about/", "/cn/about/"],
  ["https:///about/", "/about/", "/cn/about/"],
  ["https:///about?a=1#team", "/about/?a=1#team", "/cn/about/?a=1#team"],
  ["/about/#team", "/about/#team", "/cn/about/#team"],
  ["/nodes/?q=eth", "/nodes/?q=eth", "/cn/nodes/?q=eth"],
  ["/cn/about/", "/cn/about/", "/cn/about/"],
  ["/media/kit.zip", "/media/kit.zip", "/media/kit.zip"],
  [`${env.SITE_URL}/about`, "/about/", "/cn/about/"],
  [env.SITE_URL, "/", "/cn/"],
  [`${env.IMAGES_URL}/kit.zip`, "/api/files/kit.zip", "/api/files/kit.zip"],
  ["https://#contact", "/contact/#contact", "/cn/contact/#contact"],
  ["https://example.org/a?b#c", "https://example.org/a?b#c", "https://example.org/a?b#c"],
])("a redirect to %j leads to %s, and in Chinese to %s", (typed, english, chinese) => {
  expect(rules("/old/", typed, { both_languages: true })).toEqual([
    ["/old/", english],
    ["/cn/old/", chinese],
  ]);
  expect(rules("/cn/old/", typed, { lang: "zh-cn" })).toEqual([["/cn/old/", chinese]]);
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  ["/old/?id=3", "/about/", "write the path alone"],
  ["/old/#part", "/about/", "write the path alone"],
  ["/100%/", "/about/", "begins no escape"],
  ["https://example.org/old/", "/about/", "not on this site"],
  ["/old/", "about", "write a path such as /about/"],
  ["/old/", "javascript:alert(1)", "write a path such as /about/"],
  ["/old/", "//example.org/", "write a path such as /about/"],
])("a redirect from %j to %j is left out, and the log says why", (from, to, reason) => {
  expect(rules(from, to)).toEqual([]);
  expect(warn.mock.calls).toEqual([[expect.stringContaining(reason)]]);
});
