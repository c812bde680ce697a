import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "./fixtures";

const folder = join(process.env.CONTENT_DIR ?? "", "documents");

const pageFile = (uid: string) => join(folder, `en-us/page/${uid}.json`);

function writePage(uid: string, title: string, more: Record<string, string> = {}): void {
  const stamp = `${new Date().toISOString().slice(0, 19)}+0000`;
  const document = {
    id: `page-${uid}-en-us`,
    type: "page",
    uid,
    lang: "en-us",
    group: `page-${uid}`,
    tags: [],
    first_publication_date: stamp,
    last_publication_date: stamp,
    data: { title, ...more, slices: [] },
  };
  writeFileSync(pageFile(uid), JSON.stringify(document));
}

test.describe.configure({ mode: "serial" });

test("a page is published, changed and removed without a build", async ({ request }) => {
  const uid = "published-a-moment-ago";
  const status = async () => (await request.get(`/${uid}/`)).status();
  const title = async () => /<title>([^<]*)/.exec(await (await request.get(`/${uid}/`)).text())?.[1];
  expect(await status()).toBe(404);
  writePage(uid, "First words");
  await expect.poll(status, { timeout: 15_000 }).toBe(200);
  expect(await title()).toContain("First words");
  writePage(uid, "Second words");
  await expect.poll(title, { timeout: 15_000 }).toContain("Second words");
  rmSync(pageFile(uid));
  await expect.poll(status, { timeout: 15_000 }).toBe(404);
});

test("a page forces dark over the visitor's preference, and one that forces system is ignored", async ({
  page,
  request,
}) => {
  const uid = "forces-a-mode";
  const scheme = async () => {
    if (!(await request.get(`/${uid}/`)).ok()) return undefined;
    await page.goto(`/${uid}/`);
    return page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  };
  await page.emulateMedia({ colorScheme: "light" });
  await page.addInitScript(() => localStorage.setItem("color-mode", "light"));
  writePage(uid, "Forced", { color_mode: "dark" });
  await expect.poll(scheme, { timeout: 15_000 }).toBe("dark");
  writePage(uid, "Not forced", { color_mode: "system" });
  await expect.poll(scheme, { timeout: 15_000 }).toBe("light");
  rmSync(pageFile(uid));
});

test("an edited page shows its new text within five seconds", async ({ request }) => {
  const file = pageFile("about");
  const before = readFileSync(file, "utf8");
  const document = JSON.parse(before);
  document.data.meta_title = "Edited a moment ago";
  const html = async () => (await request.get("/about/")).text();
  try {
    writeFileSync(file, JSON.stringify(document));
    await expect.poll(html, { timeout: 15_000 }).toContain("Edited a moment ago");
  } finally {
    writeFileSync(file, before);
  }
  await expect.poll(html, { timeout: 15_000 }).not.toContain("Edited a moment ago");
  expect(existsSync(file)).toBe(true);
});

test("a publication renders only the page it changes", async ({ request }) => {
  test.setTimeout(90_000);
  const file = pageFile("faq");
  const before = readFileSync(file, "utf8");
  const document = JSON.parse(before);
  const others = ["/about/", "/contact/", "/pricing/", "/cn/faq/", "/docs/get-started/", "/blog/"];
  const html = async (path: string) => (await request.get(path)).text();
  const rendered = async () => (await (await request.get("/health")).json()).pages.rendered;
  let round = 0;
  // Other tests publish and visit as well, so one quiet moment suffices.
  await expect(async () => {
    round += 1;
    for (const path of [...others, "/faq/"]) await html(path);
    const count = await rendered();
    document.data.meta_title = `Questions of round ${round}`;
    writeFileSync(file, JSON.stringify(document));
    await expect.poll(() => html("/faq/"), { timeout: 15_000 }).toContain(document.data.meta_title);
    for (const path of others) await html(path);
    expect((await rendered()) - count).toBe(1);
  }).toPass({ timeout: 60_000 });
  writeFileSync(file, before);
});
