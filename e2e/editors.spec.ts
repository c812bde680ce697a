import { expect, test } from "./fixtures";
import { edit, getPreviewUrl } from "./repository";

test.use({ expectedComplaints: [/status 404/] });

// Unique in every run, so that two runs on the same data do not conflict.
const run = Date.now().toString(36);

const bar = (language: "en" | "cn") => (language === "en" ? "Preview" : "预览");

for (const [language, lang, prefix] of [
  ["en", "en-us", ""],
  ["cn", "zh-cn", "/cn"],
] as const) {
  test(`an editor sees a page that was never published, and a visitor at the same time does not (${language})`, async ({
    page,
    browser,
    request,
  }) => {
    const uid = `draft-${language}-${run}`;
    const title = `Words of tomorrow ${run}`;
    const draft = { title, type: "page", lang, uid, data: { title, slices: [] } };
    const { id } = await edit(request, "POST", "documents", draft);
    await page.goto(await getPreviewUrl(request, { document_id: id }));
    await expect(page).toHaveURL(`${prefix}/${uid}/`);
    await expect(page).toHaveTitle(new RegExp(title));
    await expect(page.getByRole("complementary", { name: bar(language) })).toContainText(title);
    const visitor = await browser.newContext();
    const other = await visitor.newPage();
    expect((await other.goto(`${prefix}/${uid}/`))?.status()).toBe(404);
    expect(await other.content()).not.toContain(title);
    await page.reload();
    await expect(page).toHaveTitle(new RegExp(title));
    expect((await other.reload())?.status()).toBe(404);
    await visitor.close();
    await edit(request, "DELETE", `documents/${id}`);
  });
}

test("an editor sees the draft while a visitor sees the published page, and leaving the preview returns to it", async ({
  page,
  browser,
  request,
}) => {
  const id = "page-about-en-us";
  const { data } = await edit(request, "GET", `documents/${id}`);
  const words = `A draft of ${run}`;
  await edit(request, "PUT", `documents/${id}`, { data: { ...data, meta_title: words } });
  const visitor = await browser.newContext();
  const other = await visitor.newPage();
  await page.goto(await getPreviewUrl(request, { document_id: id }));
  await Promise.all(
    [0, 1, 2].map(async () => {
      expect(await (await other.request.get("/about/")).text()).not.toContain(words);
      expect(await (await page.request.get("/about/")).text()).toContain(words);
    }),
  );
  await expect(page.getByRole("complementary", { name: "Preview" })).toContainText("differs from the published page");
  expect(await page.locator('meta[name="robots"]').getAttribute("content")).toContain("noindex");
  // The bar of a signed-in editor covers nothing of this one on a phone.
  await page.context().addCookies([{ name: "editor", value: "1", url: page.url() }]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(page.getByRole("complementary", { name: "Editors" })).toBeVisible();
  await page.getByRole("button", { name: "Leave preview" }).click();
  await expect(page).toHaveURL("/about/");
  await expect(page).not.toHaveTitle(new RegExp(words));
  await expect(page.getByRole("complementary", { name: "Preview" })).toHaveCount(0);
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: "io.prismic.preview" }));
  for (const path of ["/sitemap.xml", "/about.md", "/api/search/?q=draft"]) {
    expect(await (await request.get(path)).text()).not.toContain(words);
  }
  await edit(request, "DELETE", `documents/${id}/draft`);
  await visitor.close();
});

test("an open preview shows what is saved meanwhile, and a visitor's page asks for nothing", async ({
  page,
  request,
}) => {
  const uid = `live-${run}`;
  const draft = (title: string) => ({ title, type: "page", lang: "en-us", uid, data: { title, slices: [] } });
  const { id } = await edit(request, "POST", "documents", draft("First words"));
  await page.goto(await getPreviewUrl(request, { document_id: id, follows_draft: true }));
  await expect(page).toHaveTitle(/First words/);
  await edit(request, "PUT", `documents/${id}`, draft("Second words"));
  await expect(page).toHaveTitle(/Second words/, { timeout: 15_000 });
  // It is rendered once, not repeatedly.
  const drawn = await page.evaluate(() => performance.timeOrigin);
  await page.waitForResponse(/\/api\/preview\/ping\//);
  await page.waitForResponse(/\/api\/preview\/ping\//);
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(drawn);
  await page.getByRole("button", { name: "Leave preview" }).click();
  await edit(request, "DELETE", `documents/${id}`);
  await page.goto("/about/");
  expect(await page.content()).not.toContain("preview/ping");
  expect((await page.request.get("/api/preview/ping/?ref=x")).status()).toBe(404);
});

test("an expired preview link and one of another repository show the published page with a message", async ({
  page,
  request,
}) => {
  const expired = await getPreviewUrl(request, { document_id: "page-about-zh-cn", lifetime: 1 });
  const foreign = encodeURIComponent("https://elsewhere.prismic.io/previews/a:b?websitePreviewId=c");
  const [session = ""] = (new URL(expired, "http://localhost").searchParams.get("token") ?? "").split("?");
  await expect.poll(async () => (await request.get(`${session}/ping`)).status()).toBe(404);
  await page.goto(`/preview/?token=${foreign}&documentId=page-about-en-us`);
  await expect(page).toHaveURL("/about/");
  await expect(page.getByRole("complementary", { name: "Preview" })).toContainText("expired or belongs to another");
  await page.getByRole("button", { name: "Leave preview" }).click();
  await expect(page.getByRole("complementary", { name: "Preview" })).toHaveCount(0);
  await page.goto(expired);
  await expect(page).toHaveURL("/cn/about/");
  await expect(page.getByRole("complementary", { name: "预览" })).toContainText("已过期");
});

test("a forged preview token shows the published page with a message", async ({ page, request }) => {
  const made = "http://localhost/content/previews/made-up:1?websitePreviewId=x";
  await page.goto(`/api/preview/?token=${encodeURIComponent(made)}&documentId=page-about-en-us`);
  await expect(page).toHaveURL("/about/");
  await expect(page.getByRole("complementary", { name: "Preview" })).toContainText("expired or belongs to another");
  const nothing = await request.get("/api/preview/?token=websitePreviewId=x", { maxRedirects: 0 });
  expect(nothing.headers()["location"]).toBe("/preview/");
  expect(nothing.headers()["set-cookie"]).toBeUndefined();
});

test("an invalid preview cookie shows the published page", async ({ page, context, request, baseURL }) => {
  await page.goto(await getPreviewUrl(request, { document_id: "page-about-en-us" }));
  await context.addCookies([{ name: "io.prismic.preview", value: "%7Bhalf a cookie", url: baseURL }]);
  expect((await page.goto("/about/"))?.status()).toBe(200);
  await expect(page.getByRole("complementary", { name: "Preview" })).toHaveCount(0);
});

test("the preview's landing explains itself without a token", async ({ page }) => {
  await page.goto("/preview/");
  await expect(page.getByRole("heading")).toHaveText("Previews open here");
});
