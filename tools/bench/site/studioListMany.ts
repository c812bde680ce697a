/**
 * Many at once in the Studio: 500 drafts of the list are selected and published, with progress, and 1,000 posts of a
 * WordPress export are checked and imported. Limits: 10 s and 60 s.
 */
import { setTimeout as sleep } from "node:timers/promises";

import { chromium } from "playwright";
import type { Page } from "playwright";

import { makeWxr } from "../../../cms/imports/testing/makeWxr.ts";
import { browserArguments } from "../../check/browserArguments.ts";
import { Gates } from "../run/Gates.ts";
import { pageDocument } from "../run/manyPages.ts";
import { signInOwner } from "../run/signInOwner.ts";

const { BENCH_SITE: site = "http://localhost:3000", BENCH_BROWSER: executablePath } = process.env;
const counts = { drafts: 500, posts: 1_000 };
const limits = { publishing: 10, importing: 60 };
const timeout = 180_000;
// A person may write 20 times a second.
const writePauseMs = 55;

async function createDrafts(page: Page, word: string): Promise<void> {
  const uids = Array.from({ length: counts.drafts }, (_, index) => `${word}-${index}`);
  for (const uid of uids) {
    await sleep(writePauseMs);
    const { type, lang, data } = pageDocument(uid);
    const response = await page.request.post(`${site}/api/studio/documents/`, {
      headers: { "sec-fetch-site": "same-origin" },
      data: { title: uid, type, lang, uid, tags: [], data: { ...data, title: uid } },
    });
    if (response.status() !== 201) throw new Error(`${uid}: ${response.status()} ${await response.text()}`);
  }
}

/** Seconds from the first click until all are published, and how many states of the progress were drawn. */
async function publish(page: Page, word: string): Promise<{ seconds: number; steps: number }> {
  await page.goto(`${site}/studio/?q=${word}`);
  await page.getByRole("status").getByText(`${counts.drafts} documents`).waitFor({ state: "attached" });
  await page.evaluate(() => {
    const shown = new Set<number>();
    Object.assign(window, { shown });
    const note = () => {
      const bar = document.querySelector<HTMLProgressElement>("dialog progress[value]");
      if (bar) shown.add(bar.value);
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  const startedAt = performance.now();
  await page.getByRole("checkbox", { name: "Select all documents of the search" }).click();
  const selection = page.getByRole("region", { name: "Selected documents" });
  await selection.getByText(`${counts.drafts} selected`).waitFor();
  await selection.getByRole("button", { name: "Publish", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: `Publish ${counts.drafts} documents` }).click({ timeout });
  await dialog.getByText(`${counts.drafts} documents published.`).waitFor({ timeout });
  const seconds = (performance.now() - startedAt) / 1_000;
  return {
    seconds,
    steps: await page.evaluate(() => ("shown" in window && window.shown instanceof Set ? window.shown.size : 0)),
  };
}

/** An export whose posts have headings, lists, a quotation and links to each other. */
function writeExport(): string {
  const origin = "https://old.example.com";
  const paragraph = "A paragraph with <strong>strong</strong> and <em>slanted</em> words, as posts have them. ".repeat(
    4,
  );
  const posts = Array.from({ length: counts.posts }, (_, index) => ({
    id: index + 1,
    title: `Old post ${index + 1}`,
    content: [
      `<p>${paragraph}</p><h2>What came first</h2><p>${paragraph}</p>`,
      `<ul><li>One</li><li>Two</li></ul><blockquote><p>${paragraph}</p></blockquote>`,
      `<h2>What came next</h2><p>See <a href="${origin}/2020/05/post-${((index + 1) % counts.posts) + 1}/">the next</a>.</p>`,
    ].join("\n"),
  }));
  return makeWxr(origin, posts);
}

/** Seconds of the dry run and the import. */
async function importPosts(page: Page): Promise<number> {
  await page.goto(`${site}/studio/import/`);
  const buffer = Buffer.from(writeExport());
  await page.locator("input[name=file]").setInputFiles({ name: "export.xml", mimeType: "text/xml", buffer });
  const startedAt = performance.now();
  await page.getByRole("button", { name: "Dry run" }).click();
  await page.getByRole("button", { name: /^Import 1,000 documents$/ }).click({ timeout });
  await page.getByText(/^Imported: 1,000 documents/).waitFor({ timeout });
  return (performance.now() - startedAt) / 1_000;
}

const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: browserArguments() });
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await signInOwner(page);
const word = `many${Date.now()}`;
await createDrafts(page, word);
const { seconds, steps } = await publish(page, word);
const importing = await importPosts(page);
await browser.close();

const gates = new Gates();
gates.atMost(`selecting and publishing ${counts.drafts} documents`, seconds, limits.publishing, "s");
gates.atLeast("states of its progress that were drawn", steps, 3);
gates.atMost(`checking and importing ${counts.posts} WordPress posts`, importing, limits.importing, "s");
gates.finish();
