/** @jest-environment node */
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

test.each(locales)("heads of chains that are not served are not truncated by search engines (%s)", (locale) => {
  // A Han character is two Latin letters wide.
  const getWidth = (text = "") => text.replaceAll(/[\u2e80-\uffff]/g, "--").length;
  const heads = catalogue.map(({ key }) => nameTokens({ node: key }, locale));
  expect(Math.max(...heads.map((head) => getWidth(head.meta_title)))).toBeLessThanOrEqual(60);
  expect(Math.max(...heads.map((head) => getWidth(head.meta_description)))).toBeLessThanOrEqual(160);
});
