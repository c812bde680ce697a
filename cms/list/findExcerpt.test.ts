/** @jest-environment node */
import { findExcerpt } from "./findExcerpt.server.ts";

const models = { types: new Map([["note", { fields: { body: { type: "StructuredText" } } }]]), slices: new Map() };
const find = (body: object[], text: string) =>
  findExcerpt({ type: "note", lang: "en-us", data: { body } } as never, text, { models } as never);

test("the place of found words is one that people read: prose before code, links without their targets", () => {
  const body = [
    { type: "preformatted", text: "title: Pricing", spans: [] },
    { type: "paragraph", text: "See [our pricing](/pricing/) first", spans: [] },
  ];
  expect(find(body, "pricing")).toMatchObject({ found: "pricing", after: " first" });
  expect(find(body, "title")).toEqual({ before: "", found: "title", after: ": Pricing" });
});
