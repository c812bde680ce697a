/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { startRepository } from "@/features/content/testing/startRepository";
import type { TestRepository } from "@/features/content/testing/startRepository";
import { describeSample } from "@/features/shared/testing/testSample";

import { ProjectCopy } from "./ProjectCopy.ts";
import { readBlocks } from "./readBlocks.ts";

// Types and content of a full copy of the project: several programs one after the other.
jest.setTimeout(240_000);
// The example of docs/developers.md, applied to the copy.
jest.mock("@/features/shared/contracts/languages", () => jest.requireActual("@/features/shared/testing/withGerman"));
jest.mock("next/headers", () => ({ draftMode: () => Promise.resolve({ isEnabled: false }) }));

let copy: ProjectCopy;
let repository: TestRepository;

// Its documents lead to the sample's.
describeSample("a third language of the sample content", () => {
  beforeAll(async () => {
    copy = new ProjectCopy();
    const entry = readBlocks(readFileSync("docs/developers.md", "utf8")).find(({ label }) =>
      label.endsWith("/languages.ts"),
    );
    copy.apply(entry?.label ?? "", entry?.text ?? "");
    copy.run("node cms/cli/compose/composeCommand.ts cms/testing/german.yaml");
    repository = await startRepository("content", copy.folder);
    process.env.PRISMIC_API_URL = repository.endpoint;
    process.env.PRISMIC_POLL_SECONDS = "3600";
    process.env.SITE_URL = "https://site.test";
    process.env.NEXT_DIST_DIR = join(copy.folder, ".next");
  });
  afterAll(async () => {
    await repository.close();
    copy.remove();
  });

  const read = async (response: Response | Promise<Response>) => (await response).text();
  const params = <T extends object>(more: T) => ({ params: Promise.resolve({ locale: "de", ...more }) });
  const request = new Request("http://localhost:3000/");

  test("an added language compiles without texts, and a dozen documents in it pass every check", () => {
    copy.write(
      "next-types.d.ts",
      '/// <reference types="next" />\n/// <reference types="next/image-types/global" />\n',
    );
    const settings = { extends: "./tsconfig.json", compilerOptions: { incremental: false, plugins: [] } };
    // Checking the tests too takes twice as long.
    const include = ["next-types.d.ts", "**/*.ts", "**/*.tsx", "tools/**/*.ts"];
    const exclude = ["node_modules", "e2e", "**/*.test.ts", "**/*.test.tsx"];
    copy.write("tsconfig.language.json", JSON.stringify({ ...settings, include, exclude }));
    copy.run("node node_modules/@typescript/native/bin/tsc --noEmit --checkers 1 --project tsconfig.language.json");
    const checked = copy.run("node cms/cli/check/checkCommand.ts");
    expect(checked).toMatch(/^page +\d+ +\d+ +8 [\s\S]* pages checked, 0 problems/m);
  });

  test.each([
    ["/de/", { kind: "page", to: "/de/", status: 200 }],
    ["/de/ueber-uns/", { kind: "page", to: "/de/ueber-uns/", status: 200 }],
    ["/de/nodes/btc/", { kind: "page", to: "/de/nodes/btc/", status: 200 }],
    ["/de", { kind: "redirect", to: "/de/", status: 308 }],
    ["/de/nodes/ftm/", { kind: "redirect", to: "/de/nodes/s/", status: 308 }],
    ["/de/pricing/", { kind: "redirect", to: "/pricing/", status: 307 }],
    ["/de/nowhere/", { kind: "page", to: "/de/404/", status: 404 }],
  ])("%s of an added language leads to its page, or to the page that stands in for it", async (path, response) => {
    const { findResponse } = await import("@/app/_routing/findResponse");
    expect(await findResponse({ path, search: "", cookie: null })).toEqual(response);
  });

  test("each page of three languages names the two others, and links to the nearest one where it is not translated", async () => {
    const { findPage, listAlternates, readTranslation } = await import("@/features/content/server");
    const page = await findPage("en", ["about"], {});
    expect(page && (await listAlternates(page, "en"))).toEqual({
      en: "/about/",
      "zh-CN": "/cn/about/",
      de: "/de/ueber-uns/",
      "x-default": "/about/",
    });
    const { locales } = await import("@/features/shared/locale");
    const [, , german = "en"] = locales;
    const switched = async (path: string) => (await readTranslation(path, german)).path;
    expect(await switched("/cn/about/")).toBe("/de/ueber-uns/");
    expect(await switched("/nodes/eth/")).toBe("/de/nodes/eth/");
    expect(await switched("/docs/errors/")).toBe("/de/docs/");
  });

  test("sitemap, robots, feeds and lists for machines have the added language", async () => {
    const { listLanguages, listSitemap } = await import("@/app/_feeds/listSitemap");
    const about = (await listSitemap()).flat().find(({ path }) => path === "/de/ueber-uns/");
    expect(about && listLanguages(about).map(([language]) => language)).toEqual(["de", "en", "zh-CN", "x-default"]);
    const { default: robots } = await import("@/app/robots");
    expect(JSON.stringify(robots())).toContain('"/de/preview/"');
    const feeds = await import("@/app/(prefixed)/[locale]/feeds/[name]/route");
    const feed = await read(feeds.GET(request, params({ name: "blog.xml" })));
    expect(feed).toContain("<language>de</language>");
    expect(feed).toContain("/de/blog/batching-vs-multicall/");
    const llms = await import("@/app/(prefixed)/[locale]/llms.txt/route");
    const list = await read(llms.GET(request, params({})));
    expect(list).toContain("[Über uns](https://site.test/de/ueber-uns/index.md)");
    // Its texts are English until they are translated.
    expect(list).toContain("## Documentation");
  });

  test("the search of an added language finds its pages, and words with and without their accents", async () => {
    const { searchContent } = await import("@/features/content/server");
    const { findHits } = await import("@/features/search/server");
    const { locales } = await import("@/features/shared/locale");
    const [, , german = "en"] = locales;
    const first = async (search: string) => (await findHits(search, german, "r", searchContent))?.[0]?.path;
    expect(await first("Kurzanleitung")).toBe("/de/docs/get-started/");
    expect(await first("uber uns")).toBe("/de/ueber-uns/");
    expect(await first("bitcoin")).toBe("/de/nodes/btc/");
    const index = await import("@/app/api/search-index/[locale]/route");
    // The URL contains a version, so that browsers may cache it.
    const { status, headers } = await index.GET(request, params({}));
    expect([status, headers.get("location")]).toEqual([307, expect.stringContaining("/api/search-index/de/?")]);
  });

  test("settings, menus and messages that the added language lacks come from its fallback", async () => {
    const { loadMenus, loadSettings } = await import("@/features/content/server");
    const { messages } = await import("@/features/site-chrome");
    const { formatDate, formatNumber, locales, withPercent } = await import("@/features/shared/locale");
    const [, , german = "en"] = locales;
    expect((await loadSettings(german)).lang).toBe("en-us");
    expect((await loadMenus(german)).menus[0]?.label).toBe((await loadMenus("en")).menus[0]?.label);
    expect(messages[german].menu).toBe("Menu");
    expect(withPercent(formatNumber(99.5, german), german)).toBe("99,5\u00a0%");
    expect(formatDate("2026-11-01", german)).toBe("01.11.2026");
  });
});
