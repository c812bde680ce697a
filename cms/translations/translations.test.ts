/** @jest-environment node */
import { starterContent } from "#cms/testing/starterContent.ts";
import { startPeople } from "#cms/testing/makeStudioClient.ts";
import { serveContent } from "#cms/testing/serveContent.ts";
import { testClient } from "#cms/testing/startContent.ts";

let content: Awaited<ReturnType<typeof serveContent>>;
let people: Awaited<ReturnType<typeof startPeople>>;

beforeAll(async () => {
  content = await serveContent({ contentDir: starterContent });
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
  expect(source.translation).toEqual({ missing: ["zh-cn"], behind: 0, source: null });
  expect((await people.editor("PUT", `documents/${id}/translation`, { source: id, fields: {} })).status).toBe(400);
  const { status, body: copy } = await people.editor("POST", `documents/${id}/copy`, { lang: "zh-cn" });
  expect(status).toBe(201);
  const url = `documents/${String(copy.id)}`;
  expect((await people.editor("GET", url)).body.data).toMatchObject({ slices: [{ id: "hero$1" }] });
  expect(await getState(id)).toEqual({ missing: [], behind: 0, source: null });
  expect((await people.editor("GET", `${url}/translation`)).body).toMatchObject({
    ...{ source: id, fields: {} },
    copied: { " data/title": "A page to translate", "hero$1 primary/title": title("One") },
  });
  await people.editor("DELETE", url);
  const [deleted] = Object((await people.editor("GET", "documents/deleted")).body).results;
  await people.editor("POST", `${url}/versions/${deleted.version}/restore`, {});
  expect((await people.editor("GET", `${url}/translation`)).body).toMatchObject({ source: id });

  const { data } = (await people.editor("GET", `documents/${id}`)).body;
  const [hero] = Object(data).slices;
  const fields = { "hero$1 primary/title": hero.primary.title, " data/summary": Object(data).summary };
  await people.editor("PUT", `${url}/translation`, { source: id, fields });
  expect(await getState(String(copy.id))).toEqual({ missing: [], behind: 0, source: id });
  await people.editor("PUT", `documents/${id}`, { data: toData("Two") });
  expect(await getState(String(copy.id))).toEqual({ missing: [], behind: 1, source: id });
  // A field that is no longer marked as done is not outdated.
  const { body: undone } = await people.editor("PUT", `${url}/translation`, {
    source: id,
    fields: { "hero$1 primary/title": null },
  });
  expect(undone.fields).toEqual({ " data/summary": "What it is." });
  expect(await getState(String(copy.id))).toEqual({ missing: [], behind: 0, source: id });
  const { body: release } = await people.publisher("POST", "releases", { label: "Spring" });
  await people.editor("PUT", `documents/${id}`, { data: toData("Two", "What it will be."), release_id: release.id });
  expect(await getState(String(copy.id))).toEqual({ missing: [], behind: 1, source: id });
});

test("the source language can be changed: the former source is translated from then on", async () => {
  const page = { type: "page", lang: "en-us", uid: "turned", title: "Page", data: toData("One") };
  const id = String((await people.editor("POST", "documents", page)).body.id);
  const copy = String((await people.editor("POST", `documents/${id}/copy`, { lang: "zh-cn" })).body.id);
  expect((await people.editor("PUT", `documents/${id}/translation`, { source: copy, fields: {} })).status).toBe(200);
  expect([await getState(id), await getState(copy)]).toMatchObject([{ source: copy }, { source: null }]);
  // Marks add up over requests, but not without end.
  const mark = async (name: string) =>
    (
      await people.editor("PUT", `documents/${id}/translation`, {
        source: copy,
        fields: { [name]: "x".repeat(3_000_000) },
      })
    ).status;
  expect([await mark(" data/title"), await mark(" data/summary")]).toEqual([200, 413]);
});

test("links of a translation lead to itself and to pages that are translated later, as soon as those are published", async () => {
  const publish = async (uid: string, data: object) => {
    const body = { type: "page", lang: "en-us", uid, title: uid, data };
    const id = String((await people.editor("POST", "documents", body)).body.id);
    const { status } = await people.publisher("PATCH", `documents/${id}/draft`, { status: "published" });
    expect(status).toBe(204);
    return id;
  };
  const linked = await publish("linked-later", toData("Linked"));
  const id = await publish("links-to-itself", toData("One"));
  const link = (to: string) => ({ link_type: "Document", id: to });
  const spans = [
    { start: 0, end: 4, type: "hyperlink", data: link(linked) },
    { start: 5, end: 9, type: "hyperlink", data: link(id) },
  ];
  const words = [{ type: "paragraph", text: "here self", spans, direction: "ltr" }];
  const slices = [
    ...toData("One").slices,
    { id: "t$1", slice_type: "rich_text", variation: "default", items: [], primary: { content: words } },
  ];
  await people.editor("PUT", `documents/${id}`, { data: { ...toData("One"), slices } });
  await people.publisher("PATCH", `documents/${id}/draft`, { status: "published" });
  const translate = async (source: string) => {
    const copy = String((await people.editor("POST", `documents/${source}/copy`, { lang: "zh-cn" })).body.id);
    const { status, body } = await people.publisher("PATCH", `documents/${copy}/draft`, { status: "published" });
    expect([status, body]).toEqual([204, {}]);
    return copy;
  };
  const copy = await translate(id);
  const listTargets = async (lang: string) => {
    // A client remembers the master ref for a while.
    const client = testClient(`${content.origin}/content/api/v2`);
    const { data } = await client.getByUID("page", "links-to-itself", { lang });
    return data.slices[1].primary.content[0].spans.map((span: { data: { id: string; lang: string } }) => span.data.id);
  };
  expect(await listTargets("zh-cn")).toEqual([linked, copy]);
  const later = await translate(linked);
  expect(await listTargets("zh-cn")).toEqual([later, copy]);
  expect(await listTargets("en-us")).toEqual([linked, id]);
  const { body } = await people.editor("POST", "checks", {
    document: { id: copy, type: "page", lang: "zh-cn", uid: "links-to-itself", data: { ...toData("一"), slices } },
  });
  const rules = (Array.isArray(body.findings) ? body.findings : []).map(({ rule }) => rule);
  expect(rules).not.toContain("link-language");
});
