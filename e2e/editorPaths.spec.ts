import { expect, test } from "./fixtures";

test.describe("editors' pages in Chinese", () => {
  test.use({ expectedComplaints: [/status 404|404 \(Not Found\)/] });

  test("pages for editors exist below /cn/ too, in Chinese whatever the language cookie", async ({ page }) => {
    for (const path of ["/cn/preview/", "/cn/slice-simulator/"]) {
      await page.goto(path);
      await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
      await expect(page.getByRole("heading", { level: 1 })).toContainText(/[\u4e00-\u9fff]/);
    }
  });

  test("editors' pages have the language toggle, which works without script too", async ({ browser, page }) => {
    const plain = await browser.newPage({ javaScriptEnabled: false });
    for (const visitor of [page, plain]) {
      for (const path of ["/preview/", "/slice-simulator/"]) {
        await visitor.goto(path);
        await visitor.getByRole("link", { name: "中文" }).click();
        await expect(visitor).toHaveURL(`/cn${path}`);
        await expect(visitor.locator("html")).toHaveAttribute("lang", "zh-CN");
        await visitor.getByRole("link", { name: "English" }).click();
        await expect(visitor).toHaveURL(path);
        await expect(visitor.locator("html")).toHaveAttribute("lang", "en");
      }
    }
    await plain.close();
  });

  test("the Chinese simulator may be framed by Prismic's editor, as the English one", async ({ request }) => {
    const [english, chinese] = [await request.get("/slice-simulator/"), await request.get("/cn/slice-simulator/")];
    const ancestors = (policy = "") => /frame-ancestors [^;]*/.exec(policy)?.[0];
    expect(ancestors(english.headers()["content-security-policy"])).toContain("https://*.prismic.io");
    expect(ancestors(chinese.headers()["content-security-policy"])).toBe(
      ancestors(english.headers()["content-security-policy"]),
    );
  });

  test("a missing page names the requested path with its query, before and after hydration", async ({ page }) => {
    for (const [path, label] of [
      ["/no/such/?a=1&b=路", "Page Not Found: "],
      ["/cn/没有/?q=x%20y", "页面未找到："],
      [`/${"a".repeat(4_000)}/`, "Page Not Found: "],
    ] as const) {
      await page.goto(path);
      const shown = page.locator("[data-missing-path]");
      await expect(shown).toHaveText(`${label}${decodeURI(path)}`);
      await page.mouse.move(300, 300);
      await page.locator("html[data-ready]").waitFor();
      await expect(shown).toHaveText(`${label}${decodeURI(path)}`);
    }
  });
});
