/** @jest-environment node */
import { existsSync } from "node:fs";
import { join } from "node:path";

import { article, makeEditorClient } from "#cms/testing/makeEditorClient.ts";
import { makeStudioClient } from "#cms/testing/makeStudioClient.ts";
import { signIn } from "#cms/testing/signIn.ts";
import { startContent } from "#cms/testing/startContent.ts";
import type { TestContent } from "#cms/testing/startContent.ts";
import { checkReadable } from "./checkReadable.server.ts";

let content: TestContent;

beforeAll(async () => {
  content = await startContent([{ id: "seeded" }]);
});
afterAll(() => content.close());

const badUids = {
  "with spaces": "About Us",
  "that leaves a folder": "../x",
  "with a slash": "a/b",
  "with a placeholder": "{{brand}}",
  "of 5,000 characters": "x".repeat(5_000),
  "with a NUL character": "a\0b",
  "with half of a surrogate pair": "\ud800",
  "of a member of every object": "__proto__",
  "that is blank": " ",
};

test.each(Object.entries(badUids))("no write stores a uid %s", async (_, uid) => {
  const editor = makeStudioClient(content.origin, await signIn(content.origin));
  const token = makeEditorClient(content.origin);
  const responses = [
    await editor("POST", "documents/seeded/copy", { uid }),
    await editor("POST", "documents", article("x", { uid })),
    await editor("PUT", "documents/seeded", { uid, data: {} }),
    await token("POST", "migration/documents", article("x", { uid })),
    await token("PUT", "migration/documents/seeded", { uid, data: {} }),
  ];
  expect(responses.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
  for (const { body } of responses) expect(body.message).toMatch(/uid must (?:be|have at most 200)|NUL character/);
  expect(existsSync(join(content.dataDir, "drafts"))).toBe(false);
});

test("a document that could not be read again is not stored, whatever has made it", () => {
  const stamp = "2026-01-01T00:00:00+0000";
  const dates = { first_publication_date: stamp, last_publication_date: stamp };
  const good = { id: "good", type: "page", uid: "good", lang: "en-us", group: "good", tags: [], ...dates, data: {} };
  expect(() => checkReadable(good)).not.toThrow();
  const bad = [{ id: "../x" }, { type: "a/b" }, { lang: "\0" }, { group: "a b" }, { tags: ["x".repeat(201)] }];
  for (const over of bad) expect(() => checkReadable({ ...good, ...over })).toThrow();
  const large = { data: { text: "x".repeat(9 * 1024 * 1024) } };
  expect(() => checkReadable({ ...good, ...large })).toThrow("larger than 8 MB");
});
