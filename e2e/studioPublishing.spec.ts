import type { Page } from "playwright/test";

import { expect, test } from "./fixtures";
import { callStudio as call, openInStudio, pressInMenu, readDocument, waitForSaved } from "./openInStudio";
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
  await pressInMenu(page, "Unpublish");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { name: "1 page below it" })).toBeVisible();
  await expect(dialog.getByText(`Page ${below} /${top}/${below}/ → /${below}/`)).toBeVisible();
  await expect(dialog.getByRole("checkbox", { name: `Redirect /${top}/${below}/ to /${below}/` })).toBeChecked();
  await dialog.getByRole("button", { name: "Unpublish" }).click();
  await expect(page.getByText("Visitors get “not found”.")).toBeVisible();
  await expect(async () => {
    const response = await page.request.get(`/${top}/${below}/`, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([308, `/${below}/`]);
  }).toPass({ timeout: 20_000 });
  // Its own URL has no page above it: the redirect is a draft, whose target the editor chooses.
  await page.getByRole("button", { name: `Redirect /${top}/` }).click();
  await expect(page.getByLabel("Old path")).toHaveValue(`/${top}/`);
  await openInStudio(page, quay);
  await expect(page.locator("header").getByText(`English · /${below}/`)).toBeVisible();
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

const words = (type: string, text: string) => [{ type, text, spans: [], direction: "ltr" }];

test("two slices become a section that a second page shows with a text of its own; a change reaches both, and one is detached", async ({
  page,
}) => {
  test.setTimeout(150_000);
  await signInToStudio(page);
  const name = unique("Offer");
  const [first, second] = [unique("first"), unique("second")];
  const toSlice = (content: object[]) => ({
    slice_type: "rich_text",
    variation: "default",
    items: [],
    primary: { content },
  });
  const slices = [toSlice(words("heading2", "Our {offer}")), toSlice(words("paragraph", `Old words of ${name}`))];
  const ids: string[] = [];
  for (const uid of [first, second]) ids.push(await createPage(page, uid));
  const [one = "", two = ""] = ids;
  const save = (id: string, uid: string, own: object[]) =>
    call(page, "PUT", `documents/${id}`, { title: uid, uid, data: { title: uid, slices: own } });
  expect((await save(one, first, slices)).status).toBe(200);

  await openInStudio(page, one);
  const cards = page.locator("[data-slice]");
  await expect(cards).toHaveCount(2);
  await page.getByRole("button", { name: "Open all" }).click();
  await cards
    .first()
    .getByLabel(/^More for/)
    .click();
  await cards.first().getByRole("button", { name: "Reuse" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: "Saved slice" }).check();
  await dialog.getByLabel("Name").fill(`Start ${name}`);
  await dialog.getByRole("button", { name: "Save the slice" }).click();
  await expect(dialog).toHaveCount(0);
  await cards
    .first()
    .getByLabel(/^More for/)
    .click();
  await cards.first().getByRole("button", { name: "Reuse" }).click();
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByLabel("Slices in the section").selectOption("2");
  await dialog.getByRole("button", { name: "Create shared section" }).click();
  await expect(cards).toHaveCount(1);
  await page.keyboard.press("Control+z");
  await expect(cards).toHaveCount(2);
  await page.keyboard.press("Control+y");
  await expect(cards).toHaveCount(1);
  // The preview draws the section's draft in place: one slice with the texts of both.
  const drawnSlices = page.frameLocator("iframe").locator("[data-slice-id]");
  const drawn = drawnSlices.filter({ hasText: "Our {offer}" }).getByText(`Old words of ${name}`);
  await expect(drawn).toBeVisible();
  await page.getByRole("button", { name: "Add a slice", exact: true }).last().click();
  await dialog
    .getByRole("button", { name: `Start ${name}` })
    .first()
    .click();
  await expect(cards).toHaveCount(2);
  await page.keyboard.press("Control+z");
  await expect(cards).toHaveCount(1);
  await waitForSaved(page);
  const [shown] = Object(await readDocument(page, one)).data.slices;
  const section = String(shown.primary.section.id);

  // A second click on a text of the section leads to its field in the section's document.
  await drawn.click();
  await drawn.click();
  await page.waitForURL(`**/studio/documents/${section}/?*`);
  await expect(page.locator("[data-slice] :focus")).toContainText(`Old words of ${name}`);

  const texts = [{ name: "offer", text: "usual offer" }];
  const saveSection = (text: string) =>
    call(page, "PUT", `documents/${section}`, {
      title: name,
      data: { title: name, texts, slices: [slices[0], toSlice(words("paragraph", text))] },
    });
  expect((await saveSection(`Old words of ${name}`)).status).toBe(200);
  const own = { ...shown, primary: { ...shown.primary, texts: [{ name: "offer", text: "offer for this page" }] } };
  expect((await save(two, second, [own])).status).toBe(200);
  for (const id of ids)
    expect((await call(page, "PATCH", `documents/${id}/draft`, { status: "published" })).status).toBe(204);
  await openInStudio(page, section);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const used = dialog.getByRole("region", { name: "Used on 2 pages" });
  await used.getByRole("button", { name: "Preview the pages" }).click();
  const preview = await used.getByRole("link", { name: `Preview of /${second}/` }).getAttribute("href");
  await dialog.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Now on the site.")).toBeVisible();

  const expectBoth = (text: string) =>
    expect(async () => {
      const [a, b] = await Promise.all([first, second].map(async (uid) => (await page.request.get(`/${uid}/`)).text()));
      expect(a).toContain("Our usual offer");
      expect(b).toContain("Our offer for this page");
      for (const html of [a, b]) expect(html).toContain(text);
    }).toPass({ timeout: 20_000 });
  await expectBoth(`Old words of ${name}`);
  expect((await saveSection(`New words of ${name}`)).status).toBe(200);
  expect((await call(page, "PATCH", `documents/${section}/draft`, { status: "published" })).status).toBe(204);
  await expectBoth(`New words of ${name}`);
  const markdown = await (await page.request.get(`/${second}/`, { headers: { accept: "text/markdown" } })).text();
  expect(markdown).toContain("## Our offer for this page");
  const index = await (await page.request.get(`/api/search-index/en/?v=${Date.now()}`)).text();
  expect(index).toContain("Our offer for this page");

  await openInStudio(page, two);
  await page.getByRole("button", { name: "Open all" }).click();
  await page.getByRole("button", { name: "Detach" }).click();
  await expect(cards).toHaveCount(2);
  await waitForSaved(page);
  expect(JSON.stringify((await readDocument(page, two)).data)).toContain("Our offer for this page");
  const { pathname, search } = new URL(preview ?? "");
  await page.goto(pathname + search);
  await expect(page.getByRole("heading", { name: "Our offer for this page" })).toBeVisible();
});
