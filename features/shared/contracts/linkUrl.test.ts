/** @jest-environment node */
import { findUrlProblem, normalizeUrl, repairUrl } from "./linkUrl";

test.each([
  ["https://example.com/a?b=c#d", "https://example.com/a?b=c#d"],
  ["HTTPS://Example.COM", "https://example.com"],
  ["https://User:Pass@Example.com/Path", "https://User:Pass@example.com/Path"],
  ["https://example.com/a b", "https://example.com/a%20b"],
  ["//cdn.example.com/y", "https://cdn.example.com/y"],
  ["https://example.com/\u200bx", "https://example.com/x"],
  ["\ufeffhttps://exam\u00adple.com/\u2060x\u202e", "https://example.com/x"],
  ["sms:+4940", "sms:+4940"],
  ["sms:+49 40?body=Hi there", "sms:+4940?body=Hi%20there"],
  ["tel:+49 40 123", "tel:+4940123"],
  ["TEL:(030) 123-456", "tel:(030)123-456"],
  ["mailto:a@b.example?subject=A B", "mailto:a@b.example?subject=A%20B"],
  ["mailto:a@b.example,c@d.example", "mailto:a@b.example,c@d.example"],
  ["mailto:?subject=Look", "mailto:?subject=Look"],
  ["/pricing", "/pricing/"],
  ["/about?x=1#y", "/about/?x=1#y"],
  ["/sitemap.xml", "/sitemap.xml"],
  ["/a%20b/%E4%B8%AD/", "/a%20b/%E4%B8%AD/"],
  ["#plans", "#plans"],
  ["https:///about/", "/about/"],
  ["https://#contact", "#contact"],
  ["https://例子.测试/路径", "https://例子.测试/路径"],
  ["geo:1.3,103.8", "geo:1.3,103.8"],
  ["http://[::1]:3000/", "http://[::1]:3000/"],
])("%j is a link to %s", (typed, url) => {
  expect([normalizeUrl(typed), findUrlProblem(typed)]).toEqual([url, undefined]);
  expect(normalizeUrl(url)).toBe(url);
});

test.each([
  ["https://[bad", "host", undefined],
  ["https://", "host", undefined],
  ["https://example..com", "host", undefined],
  ["https://example.com:99999", "host", undefined],
  ["http://https://example.com", "doubled", "https://example.com"],
  ["https://https//example.com", "doubled", "https://example.com"],
  ["https://example.com/%zz", "escape", "https://example.com/%25zz"],
  ["/%zz", "escape", "/%25zz/"],
  ["/%e4/", "escape", undefined],
  ["crew@example.com", "start", "mailto:crew@example.com"],
  ["crew@example.com?subject=A B", "start", "mailto:crew@example.com?subject=A%20B"],
  ["mailto:crew", "email", undefined],
  ["mailto://crew@example.com", "email", "mailto:crew@example.com"],
  ["+49 (0)40 123-456", "start", "tel:+4940123456"],
  ["0049 40 123456", "start", "tel:+4940123456"],
  ["tel:nobody", "phone", undefined],
  ["www.example.com/x", "start", "https://www.example.com/x"],
  ["<https://example.com/>", "start", "https://example.com/"],
  ["crew@example.com.", "start", "mailto:crew@example.com"],
  ["example.com", "start", "https://example.com"],
  ["https:/example.com/x", "host", "https://example.com/x"],
  ["https:example.com", "host", "https://example.com"],
  ["http//example.com", "start", "http://example.com"],
  ["htttps://example.com", "scheme", "https://example.com"],
  ["https:\\\\example.com", "host", "https://example.com"],
  ["ftp://example.com", "scheme", undefined],
  ["javascript:alert(1)", "scheme", undefined],
  ["java\u200bscript:alert(1)", "scheme", undefined],
  ["about", "start", undefined],
  ["/\\example.com", "start", "https://example.com"],
])("%j is no link (%s), and what was meant is offered: %s", (typed, problem, repair) => {
  expect([findUrlProblem(typed), repairUrl(typed)]).toEqual([problem, repair]);
});
