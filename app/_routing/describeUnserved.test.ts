/** @jest-environment node */
import { getWidth, maxDescriptionWidth, maxTitleWidth } from "#cms/checks/headWidths.contract.ts";
import { catalogue } from "@/features/shared/catalogue/catalogue";
import { locales } from "@/features/shared/locale";

import { nameTokens } from "./templateParameters";

jest.mock("@/features/content/server", () => ({ templateValues: {}, loadFigureTokens: jest.fn() }));

const read = (node: string) => nameTokens({ node }, "en");

test("the head of a chain's page offers no endpoints of a chain that is not served", () => {
  // The template's own texts stand.
  expect(read("eth").meta_title).toBeUndefined();
  expect(read("heco")).toMatchObject({
    meta_title: "Huobi ECO Chain: not served here, chains to use instead",
    meta_description: expect.stringMatching(/^Huobi ECO Chain \(HT\) is not served here\./),
  });
  expect(read("arc")).toMatchObject({
    meta_title: "Arc: networks and methods, coming soon",
    meta_description: expect.stringMatching(/^Arc \(USDC\) is not served here yet\. Its networks \(Testnet\)/),
  });
});

test.each(locales)("heads of chains that are not served are not truncated (%s)", (locale) => {
  const heads = catalogue.map(({ key }) => nameTokens({ node: key }, locale));
  expect(heads.filter(({ meta_title = "" }) => getWidth(meta_title) > maxTitleWidth)).toEqual([]);
  expect(heads.filter(({ meta_description = "" }) => getWidth(meta_description) > maxDescriptionWidth)).toEqual([]);
});
