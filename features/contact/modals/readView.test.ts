import { readView } from "./readView";

const page = { url: "https://site.test/pricing/", title: "Pricing" };
const channels = { account: "/account/", bot: { href: "https://bot.test/", text: "Support bot" } };
const read = (hash: string) => readView(hash, page, channels);

test("anchors name modals and their content", () => {
  expect(read("#contact")).toEqual({ kind: "contact", target: "other" });
  expect(read("#contact-sales?message=Plan%3A%20Dedicated%0A%0A")).toMatchObject({ message: "Plan: Dedicated\n\n" });
  expect(read("#contact-sales?message=In place of it?\n\n")).toMatchObject({ message: "In place of it?\n\n" });
  expect(read("#share")).toEqual({ kind: "share", ...page });
  expect(read("#qr")).toEqual({ kind: "qr", url: "https://bot.test/", title: "Support bot" });
  expect(read("#plan-start")).toEqual({ kind: "product", plan: "start" });
  expect(read("#location")).toEqual({ kind: "location" });
});

test("the share window accepts URLs of the site's origin only, and no title from the URL", () => {
  expect(read("#share?url=https%3A%2F%2Fevil.test%2F&title=Free%20tokens")).toEqual({ kind: "share", ...page });
  for (const url of [
    "javascript:alert(1)",
    "//evil.test/",
    "https://site.test@evil.test/",
    "http://site.test/",
    "https://",
  ])
    expect(read(`#share?url=${encodeURIComponent(url)}`)).toEqual({ kind: "share", ...page });
  const own = { kind: "share", url: "https://site.test/cn/blog/", title: "/cn/blog/" };
  expect(read("#share?url=https%3A%2F%2Fsite.test%2Fcn%2Fblog%2F")).toEqual(own);
  expect(read("#share?url=%2Fcn%2Fblog%2F")).toEqual(own);
});

test("any other anchor is an element of the page", () => {
  for (const hash of ["", "#", "#plans", "#contacts", "#plan-", "#plan-<script>"]) expect(read(hash)).toBeUndefined();
});

test("a QR code without a bot links to the page itself", () => {
  expect(readView("#qr", page, { account: "/account/" })).toMatchObject({ url: page.url });
});
