import type { Page } from "playwright/test";

import { expect, test } from "./fixtures";
import { waitForSaved } from "./openInStudio";
import { signInToStudio } from "./signInToStudio";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("on a phone, an incident goes from the Studio to the strip, its page and the feed, and ends", async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  await signInToStudio(page);
  await page.goto("/studio/");
  const uid = `outage-${Date.now().toString(36)}`;
  await page.getByRole("button", { name: "New page" }).tap();
  const dialog = page.getByRole("dialog", { name: /^New (page|incident)$/ });
  await dialog.getByLabel("Title").fill(uid);
  await dialog.getByLabel("Type").selectOption({ label: "Incident" });
  await expect(dialog).toHaveAccessibleName("New incident");
  await dialog.getByRole("button", { name: "Create draft" }).tap();
  await page.waitForURL("**/studio/documents/*/");
  await page.getByLabel("What users notice").fill("Calls of Ethereum get no answer.");
  await page.getByLabel("Chains").fill("eth");
  await page.getByLabel("Start", { exact: true }).fill("2026-11-27T09:00");
  await page.getByRole("button", { name: "Add to “Updates”" }).tap();
  await page.getByLabel("Time", { exact: true }).fill("2026-11-27T10:00");
  await page.getByLabel("Text", { exact: true }).fill("A node is being replaced.");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await publish(page);
  const read = async (path: string) => (await request.get(path)).text();
  const asVisitor = async () => {
    const feed: { items: { title: string }[] } = await (await request.get("/feeds/incidents.json")).json();
    const told = feed.items.flatMap(({ title }) => (title.endsWith(`: ${uid}`) ? [title.split(":")[0]] : []));
    const strip = /<aside[^>]*aria-label="Current incidents".*?<\/aside>/s.exec(await read("/"))?.[0] ?? "";
    const isListed = [await read("/nodes/eth/"), await read("/tracker/")].every((text) => text.includes(uid));
    return [told, strip.includes(`/incidents/${uid}/`), isListed];
  };
  // A new page renews all others, which other tests publish at the same time.
  const soon = { timeout: 40_000, intervals: [250] };
  await expect.poll(asVisitor, soon).toEqual([["Incident · Investigating", "Incident · Ongoing"], true, true]);
  expect(await read(`/incidents/${uid}/`)).toContain("A node is being replaced.");
  await page.getByLabel("End", { exact: true }).fill("2026-11-27T10:30");
  await publish(page);
  await expect
    .poll(asVisitor, soon)
    .toEqual([["Incident · Resolved", "Incident · Investigating", "Incident · Ongoing"], false, true]);
});

async function publish(page: Page): Promise<void> {
  await waitForSaved(page);
  await page.getByRole("button", { name: "Publish", exact: true }).tap();
  const dialog = page.getByRole("dialog", { name: /^Publish “/ });
  await dialog.getByRole("button", { name: /^Publish/ }).tap();
  await dialog.waitFor({ state: "hidden" });
}
