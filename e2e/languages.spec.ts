import { startUsing } from "./startUsing";
import { expect, test } from "./fixtures";

test("the language switch of a page without a translation leads to an existing page with a notice", async ({
  page,
}) => {
  await page.goto("/cn/blockchain-consulting/?a=1#b");
  const note = "本页没有英文版，将前往“Blockchain development”";
  const link = page.getByRole("banner").getByRole("link", { name: `English – ${note}` });
  await expect(link).toHaveAttribute("title", note);
  await link.click();
  // Query and anchor are meaningless on the other page.
  await expect(page).toHaveURL(/\/blockchain-development\/$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("after a soft navigation the language switch is that of the new page, which is shown from its top", async ({
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
