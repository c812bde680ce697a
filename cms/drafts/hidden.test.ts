/** @jest-environment node */
import { listenFor } from "#cms/testing/listenFor.ts";
import { makeEditorClient } from "#cms/testing/makeEditorClient.ts";
import { makeStudioClient, startPeople } from "#cms/testing/makeStudioClient.ts";
import { startContent } from "#cms/testing/startContent.ts";
import type { TestContent } from "#cms/testing/startContent.ts";
import { testModels } from "#cms/testing/testModels.ts";

let content: TestContent;

beforeEach(async () => {
  jest.spyOn(process.stderr, "write").mockReturnValue(true);
  content = await startContent([
    {
      id: "page",
      data: {
        name: "Kept words",
        size: 3,
        slices: [
          { id: "p1", slice_type: "pair", variation: "default", primary: { left: "Left" } },
          { id: "q1", slice_type: "quote", variation: "long", primary: { words: "Long", more: "More" } },
        ],
      },
    },
  ]);
});

afterEach(async () => {
  jest.restoreAllMocks();
  await content.close();
});

test("values hidden by a model change are listed and kept, can be deleted, and stay in the former version", async () => {
  const { editor } = await startPeople(content.origin);
  const { article } = testModels.types;
  const { name: _name, ...fields } = article.json.Main;
  const owner = makeEditorClient(content.origin);
  await owner("POST", "customtypes/customtypes/update?force=true", { ...article, json: { Main: fields } });
  const [short] = testModels.slices.Quote.variations;
  await owner("POST", "customtypes/slices/update?force=true", { ...testModels.slices.Quote, variations: [short] });
  const read = async () => editor("GET", "documents/page");
  const listFields = (body: Record<string, unknown>) =>
    (Array.isArray(body.hidden) ? body.hidden : []).map(({ field }) => String(field));
  const { body, etag } = await read();
  expect(listFields(body)).toEqual(["data.name", "data.slices[1]"]);
  // The other instance refuses the ETag until it has read the changed models too.
  const { value: saved } = await listenFor(
    () => editor("PUT", "documents/page", { data: { ...Object(body.data), size: 4 } }, etag),
    ({ status }) => status === 200,
  );
  expect(listFields((await read()).body)).toEqual(["data.name", "data.slices[1]"]);
  expect((await editor("DELETE", "documents/page/hidden", { fields: ["data.name"] }, etag)).status).toBe(412);
  const dropped = await editor("DELETE", "documents/page/hidden", { fields: ["data.name"] }, saved.etag);
  expect(dropped.status).toBe(200);
  const after = await read();
  expect(listFields(after.body)).toEqual(["data.slices[1]"]);
  expect(after.body.data).toMatchObject({ size: 4, slices: [{ id: "p1" }] });
  await owner("POST", "customtypes/customtypes/update?force=true", article);
  await owner("POST", "customtypes/slices/update?force=true", testModels.slices.Quote);
  const published = await makeStudioClient(content.origin, "writer")("GET", "documents/page/versions/published");
  expect(published.body.data).toMatchObject({ name: "Kept words" });
  expect(Object((await read()).body.data).name ?? null).toBeNull();
  expect(Object((await read()).body.data).slices).toHaveLength(2);
});
