/** @jest-environment node */
import { handleStarter } from "#cms/gateway/handleStarter.server.ts";
import { checkSite } from "#cms/checks/rules/checkSite.ts";
import { isObject } from "#cms/repository/domain/model/document.ts";
import { makeDocument, makeSite, models } from "#cms/testing/siteFixtures.ts";

import { starters, starterSlices, starterTypes } from "./starters.ts";

const request = async (query: Record<string, string>) =>
  handleStarter(new Request(`http://localhost/api/studio/starter/?${new URLSearchParams(query)}`));
const cases = starters.flatMap((starter) => (["en-us", "zh-cn"] as const).map((lang) => [starter, lang] as const));

test.each(cases)(
  "a page from the starter %s fits its model in %s: no empty slice, one main heading",
  async (starter, lang) => {
    const type = starterTypes[starter];
    const body = await (await request({ starter, title: "A name", lang })).json();
    expect(body.slices.map(({ slice_type: name }: { slice_type: string }) => name)).toEqual(starterSlices[starter]);
    const slices = body.slices.filter(isObject);
    // Throws when a value does not fit.
    const page = makeDocument({ uid: "new", lang, type, slices, data: { title: "A name", summary: "What it is." } });
    const choices = models.types.get(type)?.fields.slices?.config?.choices ?? {};
    expect(slices.filter(({ slice_type: id }: { slice_type: string }) => !(id in choices))).toEqual([]);
    const findings = checkSite(makeSite([page])).map(({ rule, message }) => `${rule}: ${message}`);
    // An editor decides where the buttons lead.
    const rules = findings.filter((found) => !found.startsWith("links: has a button without a link"));
    expect(rules.filter((found) => /^(headings|empty slices|links|title|names)/.test(found))).toEqual([]);
  },
);

test("an unknown starter is answered with 404", async () => {
  expect((await request({ starter: "nothing" })).status).toBe(404);
});
