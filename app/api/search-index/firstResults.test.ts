/** @jest-environment node */
import type * as Content from "@/features/content/server";
import { startRepository } from "@/features/content/testing/startRepository";
import type { TestRepository } from "@/features/content/testing/startRepository";
import type * as Search from "@/features/search/server";
import { catalogue } from "@/features/shared/catalogue/catalogue";
import { methodPages } from "@/features/shared/catalogue/methodPages";
import type { Locale } from "@/features/shared/locale";
import { describeSample } from "@/features/shared/testing/testSample";

import { heldBack, table } from "./testing/queries";

// A repository starts in a process of its own.
jest.setTimeout(60_000);

const loadHost = async () => "site.test";
const searchPages = async () => [];
const hasManyPages = async () => false;

describeSample("the sample content", () => {
  let repository: TestRepository;
  let findFirst: (search: string, locale: Locale) => Promise<{ title: string; path: string } | undefined>;
  const titles: Record<Locale, string[]> = { en: [], cn: [] };

  beforeAll(async () => {
    repository = await startRepository();
    process.env.PRISMIC_API_URL = repository.endpoint;
    process.env.PRISMIC_POLL_SECONDS = "3600";
    const { searchContent }: typeof Content = await import("@/features/content/server");
    const { listPages } = searchContent;
    const { findHits }: typeof Search = await import("@/features/search/server");
    findFirst = async (search, locale) =>
      (await findHits(search, locale, "published", { listPages, loadHost, searchPages, hasManyPages }))?.[0];
    // Everything is read now: many searches block this process for longer than the repository keeps a connection.
    for (const locale of ["en", "cn"] as const) {
      titles[locale] = (await listPages(locale)).map(({ title }) => title);
      await findFirst("rpc", locale);
    }
  });
  afterAll(() => repository.close());

  test.each(table)("in %s the first result for “%s” is %s", async (locale, search, path) => {
    expect((await findFirst(search, locale))?.path).toBe(path);
  });

  test.each(heldBack)(
    "in %s the first result for “%s”, which was held back, is on %s",
    async (locale, search, path) => {
      expect((await findFirst(search, locale))?.path.split(/[?#]/)[0]).toBe(path);
    },
  );

  test.each(["en", "cn"] as const)("in %s a page's own title finds a page of that title first", async (locale) => {
    const wrong: string[] = [];
    for (const title of titles[locale]) {
      const first = await findFirst(title, locale);
      if (first?.title !== title) wrong.push(`${title} → ${first?.title}`);
    }
    expect(wrong).toEqual([]);
  });

  test.each(["en", "cn"] as const)("in %s a chain's name, key and old names find that chain first", async (locale) => {
    const wrong: string[] = [];
    for (const { key, name, oldNames } of catalogue) {
      for (const search of [name, key, ...oldNames]) {
        const first = await findFirst(search, locale);
        if (!first?.path.endsWith(`/nodes/${key}/`)) wrong.push(`${search} → ${first?.path}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test.each(["en", "cn"] as const)(
    "in %s every chain id, decimal or hexadecimal, finds its chain first",
    async (locale) => {
      const wrong: string[] = [];
      for (const { key, networks } of catalogue) {
        for (const { chainId } of networks) {
          if (chainId === undefined) continue;
          for (const search of [String(chainId), `0x${chainId.toString(16)}`]) {
            const first = await findFirst(search, locale);
            if (!first?.path.endsWith(`/nodes/${key}/`)) wrong.push(`${search} → ${first?.path}`);
          }
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  test.each(["en", "cn"] as const)("in %s every method that has a page is found first by its name", async (locale) => {
    const wrong: string[] = [];
    // Editors expect the tracker for that word.
    for (const { method } of methodPages.filter((page) => page.method !== "status")) {
      const first = await findFirst(method, locale);
      if (first?.title.toLowerCase() !== method.toLowerCase()) wrong.push(`${method} → ${first?.path}`);
    }
    expect(wrong).toEqual([]);
  });

  test.each(["en", "cn"] as const)(
    "in %s other names, and the ends of addresses that lead to a chain, find it first",
    async (locale) => {
      const { getSiteIndex } = await import("@/features/content/server");
      const { getRedirects } = await import("@/app/_routing/getRedirects");
      const moved = [...(await getRedirects(await getSiteIndex()))].flatMap(([from, { to }]) => {
        const [, old] = /^(?:\/nodes)?\/([^/]+)\/$/.exec(from) ?? [];
        const [, key] = /^\/nodes\/([^/]+)\/$/.exec(to) ?? [];
        return old && catalogue.some((chain) => chain.key === key) ? [{ search: old, key }] : [];
      });
      expect(moved).toContainEqual({ search: "ftm", key: "s" });
      const named = catalogue.flatMap(({ key, otherNames }) => otherNames.map((search) => ({ search, key })));
      const wrong: string[] = [];
      for (const { search, key } of [...moved, ...named]) {
        const first = await findFirst(search, locale);
        if (!first?.path.endsWith(`/nodes/${key}/`)) wrong.push(`${search} → ${first?.path}`);
      }
      expect(wrong).toEqual([]);
    },
  );

  test.each(["en", "cn"] as const)("in %s a ticker finds a chain that has it first", async (locale) => {
    const wrong: string[] = [];
    for (const { ticker } of catalogue) {
      const first = await findFirst(ticker, locale);
      const chain = catalogue.find(({ key }) => first?.path.endsWith(`/nodes/${key}/`));
      const isAnotherName = chain && [chain.key, chain.name].some((one) => one.toLowerCase() === ticker.toLowerCase());
      if (chain?.ticker !== ticker && !isAnotherName) wrong.push(`${ticker} → ${first?.path}`);
    }
    expect(wrong).toEqual([]);
  });
});
