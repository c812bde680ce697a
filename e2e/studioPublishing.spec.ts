import type { Page } from "playwright/test";

import { expect, test } from "./fixtures";
import { callStudio as call, openInStudio } from "./openInStudio";
import { signInToStudio } from "./signInToStudio";

test.use({ viewport: { width: 1440, height: 1000 } });
test.describe.configure({ timeout: 90_000 });

const toPage = (uid: string, parent?: string) => ({
  title: `Page ${uid}`,
  uid,
  data: { title: `Page ${uid}`, ...(parent ? { parent: { link_type: "Document", id: parent } } : {}) },
});

async function createPage(page: Page, uid: string, { parent, release }: { parent?: string; release?: string } = {}) {
  const document = { type: "page", lang: "en-us", tags: [], ...toPage(uid, parent) };
  const { status, body } = await call(page, "POST", "documents", { ...document, release_id: release ?? null });
  expect([status, body.message]).toEqual([201, undefined]);
  return String(body.id);
}

async function publishPage(page: Page, uid: string, parent?: string) {
  const id = await createPage(page, uid, parent ? { parent } : {});
  expect((await call(page, "PATCH", `documents/${id}/draft`, { status: "published" })).status).toBe(204);
  return id;
}

const createRelease = async (page: Page, label: string) =>
  String((await call(page, "POST", "releases", { label })).body.id);

const unique = (base: string) => `${base}-${Date.now().toString(36)}`;

test("a page leaves the site: the dialog names the page below, and a redirect leads to its new address", async ({
  page,
}) => {
  await signInToStudio(page);
  const [top, below] = [unique("port"), unique("quay")];
  const port = await publishPage(page, top);
  const quay = await publishPage(page, below, port);
  await openInStudio(page, port);
  await page.getByRole("button", { name: "Unpublish" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { name: "1 page below it" })).toBeVisible();
  await expect(dialog.getByText(`Page ${below} /${top}/${below}/ → /${below}/`)).toBeVisible();
  await expect(dialog.getByRole("checkbox", { name: `Redirect /${top}/${below}/ to /${below}/` })).toBeChecked();
  await dialog.getByRole("button", { name: "Unpublish" }).click();
  await expect(page.getByText("Unpublished. The document stays here as a draft.")).toBeVisible();
  await expect(async () => {
    const response = await page.request.get(`/${top}/${below}/`, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([308, `/${below}/`]);
  }).toPass({ timeout: 20_000 });
  await openInStudio(page, quay);
  await expect(page.locator("header").getByText(`en-us · /${below}/`)).toBeVisible();
});

test("two pages swap their addresses with a release", async ({ page }) => {
  await signInToStudio(page);
  const [left, right] = [unique("left"), unique("right")];
  const ids = [await publishPage(page, left), await publishPage(page, right)];
  const release = await createRelease(page, "Swap");
  for (const [index, uid] of [right, left].entries()) {
    const saved = await call(page, "PUT", `documents/${ids[index]}`, { ...toPage(uid), release_id: release });
    expect(saved.status).toBe(200);
  }
  await page.goto(`/studio/releases/?id=${release}`);
  const detail = page.getByRole("region", { name: "Swap" });
  await expect(detail.getByText(`/${left}/ → /${right}/`)).toBeVisible();
  await expect(detail.getByText(/stops? publishing/)).toHaveCount(0);
  await detail.getByRole("button", { name: "Publish now" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText("The release is published.").first()).toBeAttached();
  await expect(async () => {
    const response = await page.request.get(`/${left}/`);
    expect(await response.text()).toContain(`Page ${left}`);
  }).toPass({ timeout: 20_000 });
  const [first, second] = await Promise.all(ids.map((id) => call(page, "GET", `documents/${id}`)));
  expect([first?.body.path, second?.body.path]).toEqual([`/${right}/`, `/${left}/`]);
});

test("a scheduled release that could not be published says so in the calendar, the list and itself", async ({
  page,
}) => {
  await signInToStudio(page);
  const uid = unique("twin");
  const [early, late] = [await createRelease(page, `Early ${uid}`), await createRelease(page, `Late ${uid}`)];
  await createPage(page, uid, { release: early });
  const other = await createPage(page, unique("twin-other"), { release: late });
  expect((await call(page, "PUT", `documents/${other}`, { ...toPage(uid), release_id: late })).status).toBe(200);
  await page.goto(`/studio/releases/?id=${late}`);
  const detail = page.getByRole("region", { name: `Late ${uid}` });
  await expect(detail.getByText(`has the same URL /${uid}/`)).toBeVisible();
  const now = Date.now();
  expect((await call(page, "PATCH", `releases/${late}`, { scheduledAt: now + 10_000 })).status).toBe(200);
  expect((await call(page, "PATCH", `releases/${early}`, { scheduledAt: now + 5_000 })).status).toBe(200);
  const why = `the uid ${uid} is taken by another page in en-us`;
  await expect
    .poll(async () => (await call(page, "GET", `releases/${late}`)).body.failure, { timeout: 30_000 })
    .toContain(why);
  // Until its time it says that it will not be.
  await expect(async () => {
    await page.reload();
    const sentence = `Not published at the scheduled time: “Page ${uid}” cannot be published: ${why}`;
    await expect(detail.getByText(sentence)).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 40_000 });
  await expect(page.getByRole("listitem").filter({ hasText: `Late ${uid}` })).toContainText("not published");
  await page.goto("/studio/calendar/");
  const entry = page
    .getByRole("listitem")
    .filter({ hasText: `Late ${uid}` })
    .first();
  await expect(entry).toContainText(`Failed: “Page ${uid}” cannot be published: ${why}`);
});
