/** @jest-environment node */
import { readFileSync } from "node:fs";

import { describeType } from "./describeType.ts";
import { composeReference, listUntranslated } from "./composeReference.ts";
import { listApis } from "./listApis.ts";

test("a schema is one line of types", () => {
  const item = { type: "object", properties: { id: { type: "string" }, at: { type: "number" } }, required: ["id"] };
  expect(describeType(item)).toBe("{ id: string; at?: number }");
  expect(describeType({ type: "array", items: item }, 0)).toBe("object[]");
  expect(describeType({ type: "array", items: { enum: ["a", "b"] } })).toBe('("a" | "b")[]');
  expect(describeType({ anyOf: [{ type: "string" }, { type: "null" }] })).toBe("string | null");
  expect(describeType({ type: "object", additionalProperties: { type: "number" } })).toBe("Record<string, number>");
  expect(describeType({ $ref: "#/components/schemas/Call" })).toBe("Call");
});

test("every call of the gateway, the platform and the content core stands in the reference", () => {
  const [gateway, platform, content] = listApis().map(({ tables }) => tables.map(({ rows }) => rows).flat());
  expect(gateway).toContainEqual(["`POST /rpc/:chain/:network/:key`", expect.any(String)]);
  expect(platform?.map(([call]) => call)).toContain("`GET /prices/CU/methods/:protocol`");
  expect(content?.map(([call]) => call)).toContain("`PATCH /short/documents/:id`");
});

test("every text of the reference has a Chinese translation", () => {
  // Add the translation of a new text to words.cn.json.
  expect(listUntranslated("cn")).toEqual([]);
});

test("the pages of the reference are those that npm run generate writes", () => {
  const pages = composeReference();
  for (const { path, text } of pages) expect([path, readFileSync(path, "utf8") === text]).toEqual([path, true]);
});
