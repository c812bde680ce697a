import { filledLink, linkProps } from "./linkProps";

test("a local address is put into the page's language", () => {
  expect(linkProps({ link_type: "Web", url: "/pricing/?plan=free#top" }, "cn")?.href).toBe(
    "/cn/pricing/?plan=free#top",
  );
  expect(linkProps({ link_type: "Web", url: "https:///pricing/" }, "en")?.href).toBe("/pricing/");
  expect(linkProps({ link_type: "Web", url: "/cn/pricing/" }, "cn")?.href).toBe("/cn/pricing/");
});

test("a file is the same in every language", () => {
  expect(linkProps({ link_type: "Web", url: "/brand/mark.svg" }, "cn")?.href).toBe("/brand/mark.svg");
});

test("an anchor, a document's own address and an outside address stay as they are", () => {
  expect(linkProps({ link_type: "Web", url: "#plans" }, "cn")?.href).toBe("#plans");
  expect(linkProps({ link_type: "Web", url: "https://#plans" }, "cn")?.href).toBe("#plans");
  expect(linkProps({ link_type: "Web", url: "https://viem.sh" }, "cn")?.href).toBe("https://viem.sh");
  expect(linkProps({ link_type: "Web", url: "mailto:a@b.example" }, "cn")?.href).toBe("mailto:a@b.example");
});

test("a contact window's link leads to the page with the form when no script runs", () => {
  expect(linkProps({ link_type: "Web", url: "#contact" }, "cn")?.href).toBe("/cn/contact/#contact");
  expect(linkProps({ link_type: "Web", url: "https://#contact-sales" }, "en")?.href).toBe("/contact/#contact-sales");
  expect(linkProps({ link_type: "Web", url: "#contact-sales?message=Two%20nodes" }, "en")?.href).toBe(
    "/contact/#contact-sales?message=Two%20nodes",
  );
});

test.each([
  ["/pricing", "/cn/pricing/"],
  ["/about?x=1#y", "/cn/about/?x=1#y"],
  ["HTTPS://Example.COM/A", "https://example.com/A"],
  ["tel:+49 40 123", "tel:+4940123"],
  ["https://example.com/\u200bx", "https://example.com/x"],
])("%j is linked in its normal form, as checks judge it: %s", (url, href) => {
  expect(linkProps({ link_type: "Web", url }, "cn")?.href).toBe(href);
});

test("a page opened in a new tab has no opener", () => {
  expect(linkProps({ link_type: "Web", url: "https://viem.sh", target: "_blank" }, "en")).toEqual({
    href: "https://viem.sh",
    target: "_blank",
    rel: "noopener",
  });
});

test("a link to a part of a page, in a new tab, has the page's own path in every language", () => {
  const link = {
    link_type: "Document",
    id: "a",
    type: "page",
    lang: "zh-cn",
    tags: [],
    url: "/cn/pricing/#plans",
  } as const;
  expect(linkProps({ ...link, target: "_blank" }, "cn")).toEqual({
    href: "/cn/pricing/#plans",
    target: "_blank",
    rel: "noopener",
  });
});

test("a link that was left empty is no link", () => {
  expect(filledLink({ link_type: "Any" }, "en")).toBeUndefined();
  expect(filledLink(undefined, "en")).toBeUndefined();
});

test.each([
  ["mailto:a%40b@c.example?subject=x", "a@b@c.example"],
  ["https://www.viem.sh/docs/", "viem.sh/docs"],
  ["/pricing/", "/pricing"],
  ["/", "/"],
  ["/a%20b%E4%B8%AD/", "/a b中"],
  ["/a%E2%80%AEb/", "/a%E2%80%AEb"],
])("a link without words says where it leads: %s", (url, label) => {
  expect(filledLink({ link_type: "Web", url, text: " " }, "en")).toMatchObject({ text: "", label });
});

test("a link that would run a script is no link", () => {
  for (const url of [
    "javascript:alert(1)",
    " java\tscript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "blob:https://a.example/1",
  ]) {
    expect(filledLink({ link_type: "Web", url, text: "To it" }, "en")).toBeUndefined();
  }
});

test("a link to a document that was deleted is no link", () => {
  const gone = { link_type: "Document", id: "gone", type: "page", lang: "en-us", isBroken: true } as const;
  expect(filledLink({ ...gone, tags: [], text: "To it" }, "en")).toBeUndefined();
});
