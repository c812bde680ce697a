/** @jest-environment node */
import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";

import { catalogue } from "@/features/shared/catalogue/catalogue";

import { ChainIcon } from ".";

test.each(catalogue.map(({ key }) => key))("the icon of %s is in the sprite that its URL names", (key) => {
  const [, file = "", id = ""] =
    /href="\/(icons\/[\w-]+\.svg)\?v=\w+#(\w+)"/.exec(renderToStaticMarkup(<ChainIcon chain={key} />)) ?? [];
  expect(id).toBe(key);
  expect(readFileSync(`public/${file}`, "utf8")).toContain(`<symbol id="${key}"`);
});
