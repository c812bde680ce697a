import type { Page } from "playwright/test";

import { countDifferences } from "./countDifferences";
import { startUsing } from "./startUsing";
import { expect, test } from "./fixtures";
import { templates } from "./templates";
import { scrollThrough } from "./scrollThrough";

/**
 * One page per template from the sitemap, told apart by first segment and depth. A template's policy is the same in
 * both languages, so one language suffices.
 */
async function listKinds(page: Page): Promise<string[]> {
  const xml = await (await page.request.get("/sitemap.xml")).text();
  const paths = [...xml.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = ""]) => path);
  const kinds = new Map<string, string>();
  for (const path of paths) {
    const kind = getKind(path);
    if (!kinds.has(kind)) kinds.set(kind, path);
  }
  return [...kinds.values()];
}

function getKind(path: string): string {
  const names = new URL(path, "http://site").pathname.split("/").filter(Boolean);
  if (names[0] === "cn") names.shift();
  // References of all method families share a template.
  const folder = names
    .slice(0, -1)
    .join("/")
    .replace(/^docs\/methods-[a-z-]+$/, "docs/methods-*");
  return names.length > 1 ? `${folder}/*` : names.join("/");
}

test("no page needs more than its policy allows", async ({ page }) => {
  test.setTimeout(180_000);
  // `accessibility.spec.ts` covers interaction with the templates.
  const seen = new Set(templates.flat().map(getKind));
  const kinds = (await listKinds(page)).filter((path) => !seen.has(getKind(path)));
  expect(kinds.length).toBeGreaterThan(8);
  // The browser logs blocked scripts, styles and connections, and every log line fails a test.
  for (const path of kinds) await scrollThrough(page, path);
});

test("a text page requests no script and delays no paint until its first use", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    // The loader waits for the first intent and blocks nothing.
    if (request.resourceType() === "script" && !request.url().includes("/_next/loader/")) scripts.push(request.url());
  });
  await page.goto("/docs/limits/", { waitUntil: "networkidle" });
  expect(scripts).toEqual([]);
  const blocking = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter((entry) => Reflect.get(entry, "renderBlockingStatus") === "blocking")
      .map(({ name }) => name),
  );
  expect(blocking).toEqual([]);
  await startUsing(page);
  expect(scripts.length).toBeGreaterThan(3);
});

test("a page looks the same before and after its full style sheets load", async ({ page }) => {
  await page.goto("/docs/limits/", { waitUntil: "networkidle" });
  const before = await page.screenshot({ animations: "disabled" });
  await page.keyboard.press("Shift");
  await page.locator("html[data-ready]").waitFor();
  await page.waitForLoadState("networkidle");
  expect(await countDifferences(before, await page.screenshot({ animations: "disabled" }))).toBe(0);
});

test("a page looks the same while a style sheet is still loading", async ({ page }) => {
  await page.goto("/about/", { waitUntil: "networkidle" });
  const before = await page.screenshot({ animations: "disabled" });
  const sheets = (await page.locator("script[data-sheets]").getAttribute("data-sheets"))?.split(" ") ?? [];
  expect(sheets.length).toBeGreaterThan(1);
  const last = Promise.withResolvers();
  await page.route(`**${sheets.at(-1)}`, async (route) => {
    await last.promise;
    await route.continue();
  });
  const others = Promise.all(sheets.slice(0, -1).map((sheet) => page.waitForResponse(`**${sheet}`)));
  await page.keyboard.press("Shift");
  await Promise.all((await others).map((response) => response.finished()));
  await page.locator("html[data-ready]").waitFor();
  expect(await countDifferences(before, await page.screenshot({ animations: "disabled" }))).toBe(0);
  last.resolve(undefined);
});

test.describe("an injected script", () => {
  test.use({
    expectedComplaints: [/Content Security Policy|Content-Security-Policy|TrustedScript|requires 'Trusted/i],
  });

  test("an injected script does not run, in any form", async ({ page }) => {
    await page.route("**/about/", async (route) => {
      const response = await route.fetch();
      const smuggled =
        '<script>window.smuggled=1</script><img src="/icon.svg" onload="window.smuggled=2">' +
        '<script src="data:text/javascript,window.smuggled=3"></script><iframe srcdoc="<script>parent.smuggled=4</script>"></iframe>' +
        '<a id="planted" href="javascript:window.smuggled=5">x</a><base href="https://evil.example/">';
      await route.fulfill({ response, body: (await response.text()).replace("<main", `${smuggled}<main`) });
    });
    await page.goto("/about/");
    await page.locator("#planted").dispatchEvent("click");
    const made = await page.evaluate(() => {
      const tries = [
        () => (document.body.innerHTML += "<img src=x onerror=1>"),
        () => Reflect.set(document.createElement("script"), "text", "window.smuggled=6"),
        () => window.setTimeout(Reflect.get(window, "String")("window.smuggled=7"), 0),
      ];
      return tries.map((attempt) => {
        try {
          attempt();
          return "done";
        } catch (error) {
          return error instanceof Error ? error.name : "refused";
        }
      });
    });
    expect(made).not.toContain("done");
    expect(await page.evaluate(() => Reflect.get(window, "smuggled"))).toBeUndefined();
  });
});
