/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import type { Content } from "@prismicio/client";

import Coverage from ".";

const context = { locale: "en" as const, path: "/", title: "", parameters: {}, query: {}, hasContents: false };

test("every live chain of the catalogue has a row", async () => {
  const slice: Content.CoverageSlice = {
    id: "one",
    slice_type: "coverage",
    slice_label: null,
    variation: "default",
    version: "initial",
    items: [],
    primary: { title: [], lede: [], note: [], anchor: null, theme: "paper", width: "normal", spacing: "normal" },
  };
  const html = renderToStaticMarkup(await Coverage({ slice, context, index: 0 }));
  expect(html.match(/<th scope="row">/g)).toHaveLength(89);
});
