import { readView } from "./readView";

const page = { url: "https://site.test/pricing/", title: "Pricing" };
const channels = { account: "/account/", bot: { href: "https://bot.test/", text: "Support bot" } };
const read = (hash: string) => readView(hash, page, channels);

test("anchors name windows, with what they are to hold", () => {
  expect(read("#contact")).toEqual({ kind: "contact", target: "other" });
  expect(read("#contact-sales?message=Plan%3A%20Dedicated%0A%0A")).toMatchObject({ message: "Plan: Dedicated\n\n" });
  expect(read("#share")).toEqual({ kind: "share", ...page });
  expect(read("#qr")).toEqual({ kind: "qr", url: "https://bot.test/", title: "Support bot" });
  expect(read("#plan-start")).toEqual({ kind: "product", plan: "start" });
  expect(read("#location")).toEqual({ kind: "location" });
});

test("any other anchor is a place on the page", () => {
  for (const hash of ["", "#", "#plans", "#contacts", "#plan-", "#plan-<script>"]) expect(read(hash)).toBeUndefined();
});

test("a code for a site without a bot leads to the page itself", () => {
  expect(readView("#qr", page, { account: "/account/" })).toMatchObject({ url: page.url });
});
