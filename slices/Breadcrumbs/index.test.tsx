/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";

import Breadcrumbs from ".";

jest.mock("@/features/content/server", () => ({
  readAncestors: () => [{ id: "home", path: "/", title: "Home" }],
}));

const draw = async (type: string, chain: string) => {
  const slice = { id: "", slice_type: "breadcrumbs", slice_label: null, variation: "default", version: "" } as const;
  return renderToStaticMarkup(
    await Breadcrumbs({
      slice: { ...slice, primary: { label: null }, items: [] },
      context: {
        locale: "en",
        path: "/dedicated-nodes/",
        title: "Dedicated nodes",
        parameters: {},
        hasContents: false,
        slices: [{ slice_type: type }],
        query: { chain },
      },
      index: 0,
    }),
  );
};

const read = (html: string) => [...html.matchAll(/<li[^>]*>(?:<a[^>]*>)?([^<]*)/g)].map(([, text]) => text);

test("the trail of dedicated nodes ends with the chain in the URL, and leads back to all of them", async () => {
  const html = await draw("dedicated", "sol");
  expect(read(html)).toEqual(["Home", "Dedicated nodes", "Solana"]);
  expect(html).toContain('<a href="/dedicated-nodes/">');
  expect(html).toContain('<li aria-current="page">Solana');
});

test.each([
  ["dedicated", "constructor"],
  ["dedicated", "heco"],
  ["pricing", "sol"],
])("any other page is the end of its own trail (%s, %s)", async (type, chain) => {
  expect(read(await draw(type, chain))).toEqual(["Home", "Dedicated nodes"]);
});
