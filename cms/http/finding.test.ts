/** @jest-environment node */
import { startContent } from "#cms/testing/startContent.ts";
import type { TestContent } from "#cms/testing/startContent.ts";

let content: TestContent;
beforeAll(async () => {
  content = await startContent([{ id: "known", group: "pair" }, { id: "other" }]);
});
afterAll(() => content.close());

async function call(path: string, body: object) {
  const headers = { authorization: "Bearer writer", "content-type": "application/json" };
  const response = await fetch(`${content.origin}/content/core/${path}`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  return response.json();
}
const find = async (query: object) =>
  (await call("documents/search", query)).results.map(({ uid }: { uid: string }) => uid).sort();

test("documents are found when published, as drafts and in releases", async () => {
  const { id: release_id } = await call("releases", { label: "Spring" });
  const draft = { title: "t", type: "article", lang: "en-us", data: {} };
  await call("documents", { ...draft, uid: "loose" });
  await call("documents", { ...draft, uid: "planned", release_id, lang: "zh-cn", alternate_language_id: "known" });
  expect(await find({})).toEqual(["known", "loose", "other", "planned"]);
  expect(await find({ groups: ["pair"] })).toEqual(["known", "planned"]);
  expect(await find({ place: release_id })).toEqual(["planned"]);
  expect(await find({ place: "documents" })).toEqual(["loose"]);
});
