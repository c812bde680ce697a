/** @jest-environment node */
import { checkSite } from "#cms/checks/rules/checkSite.ts";
import { isObject } from "#cms/repository/domain/model/document.ts";
import { makeDocument, makeSite, models } from "#cms/testing/siteFixtures.ts";

import { makeStarter, starters, starterTypes } from "./starters.ts";

const toJson = (value: unknown) => JSON.parse(JSON.stringify(value));
const cases = starters.flatMap((starter) => (["en-us", "zh-cn"] as const).map((lang) => [starter, lang] as const));

test.each(cases)(
  "a page from the starter %s fits its model in %s: no empty slice, one main heading",
  (starter, lang) => {
    const type = starterTypes[starter];
    const slices = toJson(makeStarter(starter, "A name", lang)).filter(isObject);
    // Throws when a value does not fit.
    const page = makeDocument({ uid: "new", lang, type, slices, data: { title: "A name", summary: "What it is." } });
    const choices = models.types.get(type)?.fields.slices?.config?.choices ?? {};
    expect(slices.filter(({ slice_type: id }: { slice_type: string }) => !(id in choices))).toEqual([]);
    const rules = checkSite(makeSite([page])).map(({ rule, message }) => `${rule}: ${message}`);
    expect(rules.filter((found) => /^(headings|empty slices|links|title|names)/.test(found))).toEqual([]);
  },
);
