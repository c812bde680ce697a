import { expect, test } from "./fixtures";

const homes = [
  { language: "English", path: "/", lang: "en" },
  { language: "Chinese", path: "/cn/", lang: "zh-CN" },
];

for (const { language, path, lang } of homes) {
  test(`the home page answers in ${language}`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await expect(page).toHaveTitle(/\S/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  });
}

test.describe("an unknown path", () => {
  test.use({ expectedComplaints: [/404/] });

  test("an unknown path is answered with 404 and a heading", async ({ page }) => {
    const response = await page.goto("/no/such/page/");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
