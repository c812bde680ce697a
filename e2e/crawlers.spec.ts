import { XMLParser } from "fast-xml-parser";

import { expect, test } from "./fixtures";

const sample = ["/", "/cn/", "/pricing/", "/cn/pricing/", "/docs/limits/", "/nodes/eth/", "/cn/case-studies/tangem/"];

type Alternate = { rel: string; hreflang: string; href: string };
type Url = { loc: string; lastmod: string; "xhtml:link": Alternate[] };

test("the sitemap lists every page once, with a day and with languages that name each other", async ({ request }) => {
  const xml = await (await request.get("/sitemap.xml")).text();
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: "",
    isArray: (name) => /^(url|xhtml:link)$/.test(name),
  });
  const urls: Url[] = parser.parse(xml).urlset.url;
  expect(urls.length).toBeGreaterThan(300);
  const known = new Map(urls.map((url) => [url.loc, url]));
  expect(known.size).toBe(urls.length);
  for (const { loc, lastmod, "xhtml:link": links } of urls) {
    expect(Number.isNaN(Date.parse(lastmod)), loc).toBe(false);
    expect(
      links.map(({ href }) => href),
      loc,
    ).toContain(loc);
    for (const { href, hreflang } of links) {
      const there = known.get(href)?.["xhtml:link"].map((link) => link.href);
      expect(there, `${hreflang} of ${loc}`).toContain(loc);
    }
  }
});

for (const path of ["/sitemap.xml", "/feeds/blog.xml", "/feeds/blog.atom.xml", "/cn/feeds/blog.json"]) {
  test(`${path} is sent again only when it changed`, async ({ request }) => {
    const { etag = "", "last-modified": modified = "" } = (await request.get(path)).headers();
    for (const [name, value] of [
      ["if-none-match", etag],
      ["if-modified-since", modified],
    ] as const)
      expect((await request.get(path, { headers: { [name]: value } })).status(), `${name}: ${value}`).toBe(304);
  });
}

for (const path of sample) {
  test(`${path} describes itself to crawlers, in its head and in its structured data`, async ({
    page,
    request,
    baseURL,
  }) => {
    await page.goto(path);
    const title = await page.title();
    expect(title.length).toBeGreaterThan(3);
    const content = (name: string) =>
      page.locator(`meta[name="${name}"], meta[property="${name}"]`).first().getAttribute("content");
    expect((await content("description"))?.length).toBeGreaterThan(20);
    const origin = new URL((await page.locator("link[rel=canonical]").getAttribute("href")) ?? "").origin;
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${origin}${path}`);
    const languages = await page
      .locator("link[rel=alternate][hreflang]")
      .evaluateAll((links) => links.map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]));
    const english = `${origin}${path.replace(/^\/cn\//, "/")}`;
    expect(Object.fromEntries(languages)).toEqual({
      en: english,
      "zh-CN": english.replace(`${origin}/`, `${origin}/cn/`),
      "x-default": english,
    });
    expect(await content("og:url")).toBe(`${origin}${path}`);
    expect(await content("twitter:card")).toBe("summary_large_image");
    const image = new URL((await content("og:image")) ?? "");
    const picture = await request.get(`${baseURL}${image.pathname}`);
    expect(picture.headers()["content-type"]).toBe("image/png");
    const bytes = await picture.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    const block = JSON.parse((await page.locator("script[type='application/ld+json']").textContent()) ?? "");
    const kinds: string[] = block["@graph"].map((thing: { "@type": string }) => thing["@type"]);
    expect(kinds).toEqual(expect.arrayContaining(["Organization", "WebSite", "WebPage"]));
    if (!/^\/(cn\/)?$/.test(path)) expect(kinds).toContain("BreadcrumbList");
    if (path.includes("pricing")) expect(kinds).toEqual(expect.arrayContaining(["Product", "FAQPage"]));
    if (path.includes("docs")) expect(kinds).toContain("TechArticle");
    if (path.includes("case-studies")) expect(kinds).toContain("Article");
  });
}

test("every reference of structured data is defined on the same page", async ({ page }) => {
  await page.goto("/pricing/");
  const block = JSON.parse((await page.locator("script[type='application/ld+json']").textContent()) ?? "");
  const named = new Set<string>(block["@graph"].map((thing: { "@id": string }) => thing["@id"]));
  const references = [...JSON.stringify(block).matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id ?? "");
  expect(references.filter((id) => !named.has(id))).toEqual([]);
});

test("robots.txt allows pages but not endpoints, and names the sitemap", async ({ request }) => {
  const text = await (await request.get("/robots.txt")).text();
  expect(text).toMatch(/^Disallow: \/api\/$/m);
  expect(text).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
});

test("the social card of an unknown page is missing", async ({ request }) => {
  expect((await request.get("/og/nowhere/card.png")).status()).toBe(404);
});

test.describe("frames", () => {
  test("a docs page lists its siblings, marks the current one, and links to the next", async ({ page }) => {
    await page.goto("/docs/limits/");
    const docs = page.getByRole("navigation", { name: "Documentation" });
    await expect(docs.getByRole("link", { name: "Limits" })).toHaveAttribute("aria-current", "page");
    const contents = page.getByRole("navigation", { name: /On this page/ });
    const anchors = await contents
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    expect(anchors.length).toBeGreaterThan(3);
    for (const anchor of anchors) await expect(page.locator(`[id="${anchor.slice(1)}"]`)).toHaveCount(1);
    const following = page.getByRole("link", { name: /^Next/ });
    const name = (await following.textContent())?.replace(/^Next/, "") ?? "";
    await following.click();
    await expect(page.getByRole("navigation", { name: "Documentation" }).locator("[aria-current=page]")).toHaveText(
      name,
    );
  });

  test("a blog post shows its author, date, reading time and what to read next", async ({ page }) => {
    await page.goto("/blog/finalized-safe-latest/");
    await expect(page.locator("time[datetime='2026-06-09']").first()).toBeVisible();
    await expect(page.getByText(/^\d+ min$/)).toBeVisible();
    await expect(page.getByRole("heading", { name: "Read next" })).toBeVisible();
  });

  test("the link to correct a fact opens a prefilled contact form", async ({ page }) => {
    await page.goto("/nodes/eth/");
    await page.getByRole("link", { name: "Correct a fact on this page" }).click();
    await expect(page).toHaveURL(/\/contact\/\?subject=feedback&fact=/);
    await expect(page.locator("#form textarea, main textarea").first()).toHaveValue(/Ethereum \(\/nodes\/eth\/\)/);
  });

  for (const [path, name] of [
    ["/terms-of-service/", /Compare with 1\.0/],
    ["/cn/terms-of-service/", /与 1\.0 版/],
  ] as const) {
    test(`${path} shows the changes of its latest version word by word`, async ({ page }) => {
      await page.goto(path);
      const difference = page.locator("#versions details");
      await difference.getByText(name).click();
      await expect(difference.locator("li", { hasText: "12.3" }).locator("del").first()).toHaveText("6");
      await expect(difference.locator("li", { hasText: "12.3" }).locator("ins").first()).toHaveText("12");
    });
  }

  test("annexes stand between a contract's text and its versions, which still know that text", async ({ page }) => {
    await page.goto("/sla/");
    const headings = await page.locator("main h2").allTextContents();
    expect(headings.filter((text) => /^(11\.|Annex|History)/.test(text))).toEqual([
      expect.stringMatching(/^11\./),
      expect.stringMatching(/^Annex 1/),
      expect.stringMatching(/^Annex 2/),
      "History",
    ]);
    await expect(page.locator("#versions details")).toContainText(/Compare with 1\.0/);
  });

  test("a printed page shows opened sections, and no skip link", async ({ page }) => {
    await page.goto("/sla/");
    await page.emulateMedia({ media: "print" });
    const difference = page.locator("#versions details");
    await expect(difference).toBeHidden();
    await expect(page.getByText("Skip to content")).toBeHidden();
    await page.emulateMedia({ media: "screen" });
    await difference.locator("summary").click();
    await page.emulateMedia({ media: "print" });
    await expect(difference.locator("ins").first()).toBeVisible();
  });
});
