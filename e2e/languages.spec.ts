import { startUsing } from "./startUsing";
import { expect, test } from "./fixtures";

test("the language switch of a page without a translation leads to a page that exists, and says so", async ({
  page,
}) => {
  await page.goto("/cn/blockchain-consulting/?a=1#b");
  const note = "本页没有英文版，将前往“Blockchain development”";
  const link = page.getByRole("banner").getByRole("link", { name: `English – ${note}` });
  await expect(link).toHaveAttribute("title", note);
  await link.click();
  // Query and anchor of the other page have no meaning here.
  await expect(page).toHaveURL(/\/blockchain-development\/$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("the language switch follows a page that is opened without a load, and the new page begins at its top", async ({
  page,
}) => {
  await page.goto("/docs/");
  await startUsing(page);
  await page.evaluate(() => {
    document.documentElement.dataset.kept = "yes";
    window.scrollTo(0, document.body.scrollHeight);
  });
  const link = page.getByRole("banner").getByRole("link", { name: "中文", exact: true });
  await expect(link).toHaveAttribute("href", "/cn/docs/");
  await page.getByRole("contentinfo").getByRole("link", { name: "About", exact: true }).first().click();
  await expect(link).toHaveAttribute("href", "/cn/about/");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator("html")).toHaveAttribute("data-kept", "yes");
});
