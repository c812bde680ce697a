import { expect, test } from "./fixtures";
import { signInAs, signInToStudio } from "./signInToStudio";

test("an owner removes a person, whose open screen reports the ended session within seconds", async ({
  page,
  browser,
  baseURL,
}) => {
  const person = { name: `Removed ${Date.now()}`, role: "editor", password: "a password to be removed" };
  await signInToStudio(page, "/studio/people/");
  await page.evaluate(async (body) => {
    const headers = { "content-type": "application/json" };
    await fetch("/api/studio/people/", { method: "POST", headers, body: JSON.stringify(body) });
  }, person);
  const context = await browser.newContext({ baseURL });
  const open = await context.newPage();
  await signInAs(open, person, "/studio/tree/");
  await page.reload();
  await page.getByRole("button", { name: new RegExp(`Remove.*${person.name}`) }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(open.getByRole("alertdialog")).toContainText("session", { timeout: 8_000 });
  // The removed person's password and session no longer work.
  await open.getByRole("alertdialog").getByLabel("Password").fill(person.password);
  await open.getByRole("alertdialog").getByRole("button", { name: "Sign in" }).click();
  await expect(open.getByText("wrong")).toBeVisible();
  await context.close();
});
