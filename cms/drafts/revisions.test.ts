/** @jest-environment node */
import { startContent } from "#cms/testing/startContent.ts";
import type { TestContent } from "#cms/testing/startContent.ts";
import { makeEditorClient } from "#cms/testing/makeEditorClient.ts";

let content: TestContent;
let call: ReturnType<typeof makeEditorClient>;

beforeEach(async () => {
  content = await startContent([{ id: "seeded", data: { name: "seed" } }]);
  call = makeEditorClient(content.origin);
});

afterEach(() => {
  jest.restoreAllMocks();
  return content.close();
});

const url = () => `${content.origin}/content/core/documents/seeded`;
const readRevision = (response: Response) => response.headers.get("etag") ?? "";

const readMark = async (query = "") =>
  readRevision(await fetch(`${url()}${query}`, { headers: { authorization: "Bearer writer" } }));

const save = (name: string, mark: string, over: object = {}) =>
  fetch(url(), {
    method: "PUT",
    headers: { authorization: "Bearer writer", "content-type": "application/json", "if-match": mark },
    body: JSON.stringify({ data: { name }, ...over }),
  });

const nameNow = async (query = "") => (await call("GET", `core/documents/seeded${query}`)).body.data;

test("of two editors who save over the same version the second is rejected, and nothing is lost", async () => {
  const mark = await readMark();
  expect((await save("first", mark)).status).toBe(200);
  const second = await save("second", mark);
  expect([second.status, (await second.json()).message]).toEqual([412, expect.stringContaining("read it again")]);
  expect(await nameNow()).toMatchObject({ name: "first" });
});

test("of two concurrent saves over the same version one is rejected", async () => {
  const mark = await readMark();
  const responses = await Promise.all([save("one", mark), save("two", mark)]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 412]);
});

test("two versions saved within one millisecond have different revisions", async () => {
  jest.spyOn(Date, "now").mockReturnValue(Date.now());
  await save("one", "*");
  const mark = await readMark();
  await save("two", "*");
  expect((await save("three", mark)).status).toBe(412);
});

test("a save in a release conflicts with saves in that release only", async () => {
  const { body } = await call("POST", "core/releases", { label: "Spring" });
  const release = { release_id: body.id };
  await save("in the release", "*", release);
  await save("beside it", "*");
  const query = `?release_id=${body.id}`;
  expect(await nameNow(query)).toMatchObject({ name: "in the release" });
  const mark = await readMark(query);
  await save("again beside it", "*");
  expect((await save("first", mark, release)).status).toBe(200);
  expect((await save("second", mark, release)).status).toBe(412);
  expect((await save("second", await readMark(), release)).status).toBe(412);
  expect(await nameNow(query)).toMatchObject({ name: "first" });
  expect((await call("GET", "core/documents/seeded?release_id=nowhere")).status).toBe(404);
});

test("consecutive saves succeed with the ETag of each response, strong or weak", async () => {
  const first = await save("first", await readMark());
  const second = await save("second", readRevision(first));
  expect((await save("third", `W/${readRevision(second)}`)).status).toBe(200);
});
