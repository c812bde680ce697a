/** @jest-environment node */
import { globSync, readFileSync } from "node:fs";

import { catalogue } from "@/features/shared/catalogue/catalogue";

import { chainSources } from "./catalogueSources";
import { SearchIndex } from "./SearchIndex";

/** Every name that a chain may be searched by, with the page it should find. */
const names = catalogue.flatMap(({ key, name, ticker, oldNames, otherNames }) =>
  [name, key, ticker, ...oldNames, ...otherNames].map((one) => ({ name: one, path: `/nodes/${key}/` })),
);

/** Redirects of editors from one chain's page to another's. */
const redirects = globSync("content/documents/en-us/redirect/*.json").flatMap((file) => {
  const { data } = JSON.parse(readFileSync(file, "utf8"));
  const [, name] = /^\/nodes\/([^/]+)\/$/.exec(String(data.from)) ?? [];
  return name ? [{ name, path: String(data.to.url) }] : [];
});

test.each(["en", "cn"] as const)("every former name, ticker and redirect finds its chain (%s)", async (locale) => {
  const index = await SearchIndex.build(chainSources("site.test", locale));
  const prefix = locale === "en" ? "" : `/${locale}`;
  const lost = [...names, ...redirects].filter(({ name, path }) => {
    const exact = index.find(name).filter(({ isExact }) => isExact);
    // Several chains share one coin: each of them is an exact result.
    return !exact.some((hit) => hit.path === `${prefix}${path}`);
  });
  expect(lost).toEqual([]);
});

test("a former name finds one chain", () => {
  const former = catalogue.flatMap(({ key, oldNames }) => oldNames.map((name) => [name.toLowerCase(), key] as const));
  const keys = new Set(catalogue.map(({ key }) => key));
  expect(
    former.filter(
      ([name, key], at) =>
        keys.has(name) || former.some(([other, its], index) => index !== at && other === name && its !== key),
    ),
  ).toEqual([]);
});
