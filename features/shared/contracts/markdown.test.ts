/** @jest-environment node */
import { findTwinPage } from "./markdown.ts";

test("only a path that ends in index.md names a page's Markdown twin", () => {
  expect(["/about/index.md", "/index.md", "/about/", "/about/other.md"].map(findTwinPage)).toEqual([
    "/about/",
    "/",
    undefined,
    undefined,
  ]);
});
