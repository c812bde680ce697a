/** @jest-environment node */
import { startPeople } from "#cms/testing/makeStudioClient.ts";
import { serveContent } from "#cms/testing/serveContent.ts";

let content: Awaited<ReturnType<typeof serveContent>>;
let people: Awaited<ReturnType<typeof startPeople>>;

beforeAll(async () => {
  content = await serveContent({ contentDir: "content" });
  people = await startPeople(content.origin);
});

afterAll(() => content.close());

const title = (text: string) => [{ type: "heading1", text, spans: [], direction: "ltr" }];
const toData = (text: string, summary = "What it is.") => ({
  title: "A page to translate",
  summary,
  slices: [{ id: "hero$1", slice_type: "hero", variation: "compact", items: [], primary: { title: title(text) } }],
});

async function getState(id: string): Promise<unknown> {
  const { body } = await people.editor("POST", "documents/search", { ids: [id] });
  const [found] = Array.isArray(body.results) ? body.results : [];
  return found?.translation;
}

test("a copy in another language keeps slice ids, and lists show missing and outdated translations", async () => {
  const page = { type: "page", lang: "en-us", uid: "to-translate", title: "Page", data: toData("One") };
  const { body: source } = await people.editor("POST", "documents", page);
  const id = String(source.id);
  expect(source.translation).toEqual({ missing: ["zh-cn"], behind: 0 });
  expect((await people.editor("PUT", `documents/${id}/translation`, { source: id, fields: {} })).status).toBe(400);
  const { status, body: copy } = await people.editor("POST", `documents/${id}/copy`, { lang: "zh-cn" });
  expect(status).toBe(201);
  const url = `documents/${String(copy.id)}`;
  expect((await people.editor("GET", url)).body.data).toMatchObject({ slices: [{ id: "hero$1" }] });
  expect(await getState(id)).toEqual({ missing: [], behind: 0 });
  expect((await people.editor("GET", `${url}/translation`)).body).toEqual({ source: id, fields: {} });

  const { data } = (await people.editor("GET", `documents/${id}`)).body;
  const [hero] = Object(data).slices;
  const fields = { "hero$1 primary/title": hero.primary.title, " data/summary": Object(data).summary };
  await people.editor("PUT", `${url}/translation`, { source: id, fields });
  expect(await getState(String(copy.id))).toEqual({ missing: [], behind: 0 });
  await people.editor("PUT", `documents/${id}`, { data: toData("Two") });
  expect(await getState(String(copy.id))).toEqual({ missing: [], behind: 1 });
  // A field that is no longer marked as done is not outdated.
  const { body: undone } = await people.editor("PUT", `${url}/translation`, {
    source: id,
    fields: { "hero$1 primary/title": null },
  });
  expect(undone.fields).toEqual({ " data/summary": "What it is." });
  expect(await getState(String(copy.id))).toEqual({ missing: [], behind: 0 });
});
