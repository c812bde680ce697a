/** @jest-environment node */
import { listLinkedPaths } from "./listLinkedPaths";

test("the site's paths that a page's text links to, each once, in its language, without query and fragment", () => {
  const link = (url: string, link_type = "Web") => ({ link_type, url });
  const slices = [
    { primary: { actions: [link("#get-key"), link("/nodes/?q=eth#list")] } },
    { items: [{ text: [{ spans: [{ data: link("/cn/about/", "Document") }, { data: link("/nodes/") }] }] }] },
    { primary: { link: link("https://elsewhere.test/"), other: link("//elsewhere.test/"), image: { url: "/a.svg" } } },
  ];
  expect(listLinkedPaths(slices, "cn")).toEqual(["/cn/nodes/", "/cn/about/"]);
});
