import { writeTotp } from "../cms/factors/totp.server";
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
  await page.getByLabel(`More for ${person.name}`).click();
  await page.getByRole("button", { name: `Remove ${person.name}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(open.getByRole("alertdialog")).toContainText("session", { timeout: 8_000 });
  // The removed person's password and session no longer work.
  await open.getByRole("alertdialog").getByLabel("Password").fill(person.password);
  await open.getByRole("alertdialog").getByRole("button", { name: "Sign in" }).click();
  await expect(open.getByText("wrong")).toBeVisible();
  await context.close();
});

test("a person signs in with a passkey and with codes of an app, and an owner takes both away", async ({
  page,
  browser,
  baseURL,
}) => {
  const person = { name: `Guarded ${Date.now()}`, role: "editor", password: "unlike words of that guard" };
  await signInToStudio(page);
  expect((await callStudio(page, "POST", "people", person)).status).toBe(201);
  const context = await browser.newContext({ baseURL });
  const own = await context.newPage();
  const devices = await context.newCDPSession(own);
  await devices.send("WebAuthn.enable");
  const options = {
    protocol: "ctap2",
    transport: "internal",
    hasResidentKey: true,
    hasUserVerification: true,
  } as const;
  await devices.send("WebAuthn.addVirtualAuthenticator", {
    options: { ...options, isUserVerified: true, automaticPresenceSimulation: true },
  });
  await signInAs(own, person, "/studio/account/");
  const dialog = own.getByRole("dialog");
  await own.getByRole("button", { name: "Add a passkey" }).click();
  await expect(dialog.getByLabel("Name of the passkey")).toBeFocused();
  await dialog.getByLabel("Name of the passkey").fill("Laptop");
  await dialog.getByLabel("Your password").fill(person.password);
  await dialog.getByRole("button", { name: "Save" }).click();
  const codes = dialog.getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const [recovery = ""] = await codes.allTextContents();
  await dialog.getByRole("button", { name: "Done" }).click();
  await own.getByRole("button", { name: "Set up an app" }).click();
  await dialog.getByLabel("Your password").fill(person.password);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog.getByRole("img", { name: /QR code/ })).toBeVisible();
  const key = (await dialog.getByLabel("Key", { exact: true }).inputValue()).replaceAll(" ", "");
  const step = Math.floor(Date.now() / 30_000);
  await dialog.getByLabel("Code", { exact: true }).fill(writeTotp(key, step));
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expect(own.getByRole("button", { name: "Remove: Authenticator app" })).toBeVisible();

  // The passkey alone.
  await own.goto("about:blank");
  await context.clearCookies();
  await own.goto("/studio/sign-in/");
  await own.getByRole("button", { name: "Use a passkey" }).click();
  await own.waitForURL("**/studio/");
  await own.getByRole("heading", { level: 1 }).waitFor();
  // The password, which does not do alone, then a code that was used, then the next one.
  await own.goto("about:blank");
  await context.clearCookies();
  await own.goto("/studio/account/");
  await own.getByLabel("Name").fill(person.name);
  await own.getByLabel("Password").fill(person.password);
  await own.keyboard.press("Enter");
  await expect(own.getByLabel("Code", { exact: true })).toBeFocused();
  await own.keyboard.type(writeTotp(key, step));
  await own.keyboard.press("Enter");
  await expect(own.getByLabel("Code", { exact: true })).toHaveAccessibleDescription(/The code is wrong/);
  await own.getByLabel("Code", { exact: true }).fill(writeTotp(key, step + 1));
  await own.keyboard.press("Enter");
  await own.waitForURL("**/studio/account/");
  await expect(own.getByRole("listitem").filter({ hasText: "Laptop" })).toContainText("last used");
  // A screen that is open asks for a code as well.
  await context.clearCookies({ name: /studio/ });
  const again = own.getByRole("alertdialog");
  await again.getByLabel("Password").fill(person.password);
  await again.getByRole("button", { name: "Sign in" }).click();
  await again.getByLabel(/Code from your app/).fill(recovery);
  await again.getByRole("button", { name: "Sign in" }).click();
  await expect(again).toHaveCount(0);

  await page.goto("/studio/people/");
  await page.getByLabel(`More for ${person.name}`).click();
  await page.getByRole("button", { name: `Remove the second factor of ${person.name}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(again).toBeVisible({ timeout: 8_000 });
  await signInAs(own, person);
  await context.close();
});
