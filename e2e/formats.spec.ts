import Ajv from "ajv/dist/2020.js";
import { parseIcsCalendar } from "@ts-ics/schema-zod";
import { XMLParser } from "fast-xml-parser";

import { atomFaults, jsonFeedFaults, rssFaults } from "@/features/feeds/testing/feedFaults";

import { expect, test } from "./fixtures";

const feedForms = { xml: rssFaults, "atom.xml": atomFaults, json: jsonFeedFaults };

test.describe("Markdown", () => {
  for (const path of ["/", "/docs/limits/", "/nodes/eth/", "/cn/pricing/"]) {
    test(`${path} has a Markdown version with the same heading, facts and links`, async ({ page, request }) => {
      await page.goto(path);
      const heading = ((await page.getByRole("heading", { level: 1 }).textContent()) ?? "").trim();
      const twin = await request.get(`${path}index.md`);
      expect(twin.headers()["content-type"]).toBe("text/markdown; charset=utf-8");
      const text = await twin.text();
      expect(text).toContain(`# ${heading}`);
      expect(text).toMatch(/^---\ntitle: ".+"\n/);
      expect(text).not.toMatch(/<(div|span|section|script)\b/);
      const response = await request.get(path, { headers: { accept: "text/markdown" } });
      expect(await response.text()).toBe(text);
      const again = await request.get(`${path}index.md`, { headers: { "if-none-match": twin.headers().etag ?? "" } });
      expect(again.status()).toBe(304);
    });
  }

  test("the Markdown of a missing page is missing, and that of a moved page redirects", async ({ request }) => {
    expect((await request.get("/nowhere/index.md")).status()).toBe(404);
    const moved = await request.get("/nodes/ftm/index.md", { maxRedirects: 0 });
    expect([moved.status(), moved.headers().location]).toEqual([308, "/nodes/s/index.md"]);
  });

  for (const prefix of ["", "/cn"]) {
    test(`${prefix}/llms.txt links to readable pages`, async ({ request }) => {
      const text = await (await request.get(`${prefix}/llms.txt`)).text();
      expect(text).toMatch(/^# Acme Nodes\n\n> .+/);
      const links = [...text.matchAll(/\]\((https?:\/\/[^)]+index\.md)\)/g)].map(
        ([, link]) => new URL(link ?? "").pathname,
      );
      expect(links.length).toBeGreaterThan(60);
      expect(links.every((link) => link.startsWith(`${prefix}/`))).toBe(true);
      for (const link of links.filter((_, index) => index % 20 === 0)) {
        expect((await request.get(link)).status(), link).toBe(200);
      }
    });
  }
});

test.describe("feeds and open data", () => {
  for (const prefix of ["", "/cn"]) {
    test(`${prefix}/feeds/ has posts, changes and the changelog, each linked to a page`, async ({ request }) => {
      const rss = new XMLParser({ ignoreAttributes: false }).parse(
        await (await request.get(`${prefix}/feeds/blog.xml`)).text(),
      );
      const items: { link: string; pubDate: string }[] = rss.rss.channel.item;
      expect(items.length).toBeGreaterThanOrEqual(6);
      const days = items.map(({ pubDate }) => Date.parse(pubDate));
      expect(days).toEqual([...days].sort((a, b) => b - a));
      expect((await request.get(new URL(items[0]?.link ?? "").pathname)).status()).toBe(200);
      for (const name of ["blog", "changelog", "changes", "incidents"])
        for (const [form, findFaults] of Object.entries(feedForms)) {
          const url = `${prefix}/feeds/${name}.${form}`;
          expect(findFaults(await (await request.get(url)).text()), url).toEqual([]);
        }
      const atom = await request.get(`${prefix}/feeds/blog.atom.xml`);
      expect(atom.headers()["content-type"]).toContain("application/atom+xml");
      const changes = await (await request.get(`${prefix}/feeds/changes.json`)).json();
      expect(changes.feed_url).toMatch(new RegExp(`${prefix}/feeds/changes\\.json$`));
      expect(changes.items.length).toBeGreaterThan(0);
      const changelog = await (await request.get(`${prefix}/feeds/changelog.json`)).json();
      expect((await request.get(new URL(changelog.items[0].url).pathname)).status()).toBe(200);
      const calendar = await request.get(`${prefix}/feeds/changelog.ics`);
      expect(calendar.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
      expect(parseIcsCalendar(await calendar.text()).events).not.toHaveLength(0);
    });
  }

  for (const name of ["protocols", "compute-units", "plans", "availability"]) {
    test(`/data/${name}.json matches its schema, is readable from any origin, and is revalidated with 304`, async ({
      request,
    }) => {
      const reply = await request.get(`/data/${name}.json`, { headers: { origin: "https://elsewhere.example" } });
      expect(reply.headers()["access-control-allow-origin"]).toBe("*");
      const document = await reply.json();
      const schema = await (await request.get(new URL(document.$schema).pathname)).json();
      const ajv = new Ajv({ strictTypes: false, allowUnionTypes: true, formats: { uri: true, date: true } });
      const check = ajv.compile(schema);
      check(document);
      expect(check.errors).toBeNull();
      const again = await request.get(`/data/${name}.json`, {
        headers: { "if-none-match": reply.headers().etag ?? "" },
      });
      expect(again.status()).toBe(304);
      const early = await request.fetch(`/data/${name}.json`, { method: "OPTIONS" });
      expect([early.status(), early.headers()["access-control-allow-origin"]]).toEqual([204, "*"]);
    });
  }

  test("a chain's badge is a picture that says what it shows; a chain we do not have has none", async ({ request }) => {
    const badge = await request.get("/badges/eth.svg");
    expect(badge.headers()["content-type"]).toContain("image/svg+xml");
    expect(await badge.text()).toMatch(/aria-label="Ethereum: (\d+\.\d\d%|not measured)/);
    expect((await request.get("/badges/nothing.svg")).status()).toBe(404);
    expect((await request.get("/data/nothing.json")).status()).toBe(404);
  });
});
