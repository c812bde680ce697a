import { expect, test } from "./fixtures";
import { callStudio, createInStudio, readDocument, waitForSaved } from "./openInStudio";
import { signInAs, signInToStudio } from "./signInToStudio";

test("a tab never saves as another person who signed in since, and a removed person's screen reports that", async ({
  page,
  browser,
  baseURL,
}) => {
  const person = { name: `Removed ${Date.now()}`, role: "editor", password: "a password to be removed" };
  await signInToStudio(page);
  expect((await callStudio(page, "POST", "people", person)).status).toBe(201);
  const context = await browser.newContext({ baseURL });
  const open = await context.newPage();
  await signInAs(open, person);
  const id = await createInStudio(open, { uid: `two-people-${Date.now()}` });
  const second = await context.newPage();
  await signInToStudio(second);
  await open.getByLabel("Summary").fill("Typed by the editor");
  const again = open.getByRole("alertdialog");
  await expect(again).toContainText("session", { timeout: 8_000 });
  expect(await readDocument(second, id)).toMatchObject({ saved_by: { name: person.name }, data: { summary: null } });
  await again.getByLabel("Password").fill(person.password);
  await again.getByRole("button", { name: "Sign in" }).click();
  await waitForSaved(open);
  expect(await readDocument(open, id)).toMatchObject({
    saved_by: { name: person.name },
    data: { summary: "Typed by the editor" },
  });
  await page.goto("/studio/people/");
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
