import type { APIRequestContext, Page } from "playwright/test";

import { expect } from "./fixtures";
import { openInStudio, pressInMenu, waitForSaved } from "./openInStudio";
import { timedTest } from "./timedTest";
import type { TimedSites } from "./timedTest";
import { signInAs } from "./signInToStudio";

const test = timedTest.extend({ baseURL: async ({ sites }, provide) => provide(sites.origins[0]) });

test.use({ viewport: { width: 1440, height: 1000 } });
test.describe.configure({ timeout: 120_000 });

const hourMs = 3_600_000;
const heading = (type: string, text: string) => [{ type, text, spans: [] }];
const slices = ["hero", "rich_text", "features", "steps", "faq", "contact_links", "call_to_action"].map(
  (type, index) => ({
    id: `${type}$${index}`,
    slice_type: type,
    slice_label: null,
    variation: "default",
    version: "initial",
    items: [],
    primary:
      type === "rich_text"
        ? { content: heading("paragraph", "Words of the text.") }
        : { title: heading(type === "hero" ? "heading1" : "heading2", `Title of ${type}`) },
  }),
);

/** Publishes a page with `words`; its id. */
async function publishPage({ edit }: TimedSites, uid: string, words: string): Promise<string> {
  const data = { title: words, summary: "A page of seven slices.", slices };
  const { body } = await edit("POST", "documents", {
    title: uid,
    type: "page",
    lang: "en-us",
    uid,
    tags: [],
    data,
  });
  const id = String(body.id);
  expect((await edit("PATCH", `documents/${id}/draft`, { status: "published" })).status).toBe(204);
  return id;
}

async function changeTitle({ edit }: TimedSites, id: string, title: string): Promise<void> {
  const { body, etag } = await edit("GET", `documents/${id}`);
  expect((await edit("PUT", `documents/${id}`, { data: { ...Object(body.data), title } }, etag)).status).toBe(200);
}

async function addPerson({ edit }: TimedSites, name: string, role: string) {
  const person = { name, role, password: `password of ${name}` };
  expect((await edit("POST", "people", person)).status).toBe(201);
  return person;
}

/** Translates the text of each slice, which then counts as done. */
async function translateSlices(page: Page): Promise<void> {
  const sections = page.locator("section[data-slice]");
  await expect(sections).toHaveCount(slices.length);
  for (const [index] of slices.entries()) {
    const section = sections.nth(index);
    await section.getByRole("textbox").first().click();
    await page.keyboard.press("Control+a");
    await page.keyboard.type(`第 ${index + 1} 段`);
    await expect(section.getByText("To translate")).toHaveCount(0);
  }
}

/** Requests pages in turn until all match; returns the observed states of each, in order. */
async function watch(request: APIRequestContext, pages: { url: string; words: string }[]): Promise<boolean[]> {
  const seen: boolean[] = [];
  await expect(async () => {
    const round: boolean[] = [];
    for (const { url, words } of pages) round.push((await (await request.get(url)).text()).includes(words));
    seen.push(...round);
    expect(round).not.toContain(false);
  }).toPass({ timeout: 10_000, intervals: [20] });
  return seen;
}

test("a page is translated, reviewed and scheduled with two others; visitors of another instance see all or none", async ({
  page,
  browser,
  request,
  sites,
}) => {
  const { setClock, origins } = sites;
  const [first = "", second = ""] = origins;
  await setClock(-24 * hourMs);
  const main = await publishPage(sites, "harbour", "Words of yesterday");
  const other = await publishPage(sites, "harbour-other", "Other words of yesterday");
  await setClock(0);
  const [ada, pat] = [await addPerson(sites, "Ada", "editor"), await addPerson(sites, "Pat", "publisher")];

  // The editor translates and requests publication.
  await signInAs(page, ada);
  await openInStudio(page, main);
  await pressInMenu(page, "Translate");
  await page.getByRole("button", { name: "Create from this version" }).first().click();
  await page.waitForURL(/translate=/);
  await translateSlices(page);
  await page.getByRole("textbox", { name: "Page title" }).fill("港口");
  await expect(
    page.getByRole("status").filter({ hasText: new RegExp(`${slices.length + 1} of \\d+ done`) }),
  ).toBeVisible();
  await waitForSaved(page);
  await page.getByRole("button", { name: "Request publication" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Note to the publisher").fill("Translated");
  await dialog.getByRole("button", { name: "Request publication" }).click();
  await expect(page.getByText("You will be notified.")).toBeVisible();

  // The publisher previews it, and schedules it with two others.
  await changeTitle(sites, main, "Words of today");
  await changeTitle(sites, other, "Other words of today");
  const publisherPage = await (
    await browser.newContext({ baseURL: first, viewport: { width: 1440, height: 1000 } })
  ).newPage();
  await signInAs(publisherPage, pat, "/studio/waiting/");
  // There is no version on the site to compare it with.
  await expect(publisherPage.getByRole("button", { name: /^Preview “/ })).toBeVisible();
  await expect(publisherPage.getByRole("button", { name: /^Compare/ })).toBeHidden();
  await expect(publisherPage.getByText("Translated")).toBeVisible();
  await publisherPage.goto("/studio/releases/");
  await publisherPage.getByText("Create release").click();
  await publisherPage.getByLabel("Release name").fill("Harbour");
  await publisherPage.getByRole("button", { name: "Create", exact: true }).click();
  const release = publisherPage.getByRole("region", { name: "Harbour" });
  for (const [index, path] of ["/cn/harbour/", "/harbour/", "/harbour-other/"].entries()) {
    await release.getByRole("combobox", { name: "Add a page" }).fill("harbour");
    await release.getByRole("option").filter({ hasText: path }).first().click();
    await release.getByRole("button", { name: "Add", exact: true }).click();
    await expect(release.getByRole("listitem")).toHaveCount(index + 1);
  }
  const inTwoHours = new Date(Date.now() + 2 * hourMs);
  const local = new Date(inTwoHours.getTime() - inTwoHours.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  await release.getByRole("button", { name: "Schedule" }).click();
  const schedule = publisherPage.getByRole("dialog", { name: "Schedule “Harbour”" });
  await schedule.getByLabel("Publish date and time").fill(local);
  await schedule.getByRole("button", { name: /^Schedule for / }).click();
  await expect(release.getByText("Scheduled for")).toBeVisible();

  // Time passes.
  const pages = [
    { url: `${second}/cn/harbour/`, words: "第 7 段" },
    { url: `${second}/harbour/`, words: "Words of today" },
    { url: `${second}/harbour-other/`, words: "Other words of today" },
  ];
  for (const { url, words } of pages) expect(await (await request.get(url)).text()).not.toContain(words);
  await setClock(2 * hourMs);
  const seen = await watch(request, pages);
  expect(seen.slice(seen.indexOf(true))).not.toContain(false);

  // The publisher restores yesterday's version.
  await openInStudio(publisherPage, main);
  await pressInMenu(publisherPage, "History of this document");
  await publisherPage.getByRole("dialog").getByRole("radio").last().check();
  await publisherPage.getByRole("button", { name: "Restore this version" }).click();
  await waitForSaved(publisherPage);
  await publisherPage.getByRole("button", { name: "Publish", exact: true }).click();
  await publisherPage.getByRole("dialog").getByRole("button", { name: "Publish", exact: true }).click();
  await publisherPage.locator('[role="status"][data-state="done"]').waitFor();
  await watch(request, [{ url: `${second}/harbour/`, words: "Words of yesterday" }]);
  await publisherPage.context().close();
});
