/** @jest-environment node */
import { NotFoundError, PreviewTokenExpiredError, RefNotFoundError } from "@prismicio/client";

import { startContent, testClient } from "#cms/testing/startContent.ts";
import type { TestContent } from "#cms/testing/startContent.ts";
import { article, makeEditorClient } from "#cms/testing/makeEditorClient.ts";
import { addPerson } from "#cms/testing/signIn.ts";

let content: TestContent;

beforeEach(async () => {
  content = await startContent([
    { id: "seeded", data: { name: "seed" } },
    { id: "other", data: { name: "other" } },
  ]);
});

afterEach(() => content.close());

const client = () => testClient(content.endpoint);

async function preview(body: object): Promise<string> {
  const response = await makeEditorClient(content.origin)("POST", "core/previews", body);
  expect(response.status).toBe(201);
  return String(response.body.token);
}

const save = (id: string, name: string) =>
  makeEditorClient(content.origin)("PUT", `core/documents/${id}`, { data: { name } });

test("a preview's token shows the draft of its document and no other draft", async () => {
  await save("seeded", "draft");
  await save("other", "also a draft");
  const ref = await preview({ document_id: "seeded" });
  expect(ref).toContain("websitePreviewId=");
  const seen = await client().getAllByIDs(["seeded", "other"], { ref });
  expect(seen.map(({ data }) => data.name)).toEqual(["draft", "other"]);
  expect((await client().getByID("seeded")).data.name).toBe("seed");
});

test("a link that only its maker opens is logged as a preview, once, and not listed, and a shared one when it begins and ends", async () => {
  const edit = makeEditorClient(content.origin);
  for (const isShared of [false, true]) {
    const { body } = await edit("POST", "core/previews", { document_id: "seeded", is_shared: isShared });
    const { body: listed } = await edit("GET", "core/previews");
    expect(listed.results).toHaveLength(isShared ? 1 : 0);
    expect((await edit("DELETE", `core/previews/${String(body.id)}`)).status).toBe(204);
  }
  const listKinds = async () => {
    const { body } = await edit("GET", "core/events?document=seeded");
    return Array.isArray(body.results) ? body.results.map(({ kind }) => kind) : [];
  };
  expect(await listKinds()).toEqual(["share-ended", "shared", "previewed"]);
});

test("the cookie that Prismic's toolbar writes is read as well as the bare token", async () => {
  await save("seeded", "draft");
  const token = await preview({ document_id: "seeded" });
  const cookie = JSON.stringify({ _tracker: "aBcD1234", "test-repository.prismic.io": { preview: token } });
  expect((await client().getByID("seeded", { ref: cookie })).data.name).toBe("draft");
});

test("a preview shows what was saved when it was made, in every place", async () => {
  await save("seeded", "one");
  const { body: release } = await makeEditorClient(content.origin)("POST", "core/releases", { label: "Spring" });
  const saveThere = (name: string) =>
    makeEditorClient(content.origin)("PUT", "core/documents/other", { data: { name }, release_id: release.id });
  await saveThere("spring");
  const ref = await preview({ document_id: "seeded" });
  const whole = await preview({ release_id: release.id });
  const published = await preview({ document_id: "other" });
  await save("seeded", "two");
  await saveThere("summer");
  await save("other", "new draft");
  const read = async (id: string, one: string) => (await client().getByID(id, { ref: one })).data.name;
  expect([await read("seeded", ref), await read("other", whole), await read("other", published)]).toEqual([
    "one",
    "spring",
    "other",
  ]);
  await makeEditorClient(content.origin)("DELETE", "core/documents/seeded/draft");
  expect(await read("seeded", ref)).toBe("one");
  const { origin } = await content.restart();
  const again = testClient(`${origin}/content/api/v2`);
  expect((await again.getByID("seeded", { ref })).data.name).toBe("one");
});

test("links have a name and a maker, and end by their maker or a publisher, or with their maker", async () => {
  const [ada, bo, pat] = await Promise.all([
    addPerson(content.origin, "Ada", "editor"),
    addPerson(content.origin, "Bo", "editor"),
    addPerson(content.origin, "Pat", "publisher"),
  ]);
  const make = async (name: string, follows_draft?: boolean) =>
    (await ada.call("POST", "core/previews", { document_id: "seeded", name, follows_draft })).body;
  const [first, second, third] = [await make(" For the agency "), await make("\u200b", true), await make("last")];
  const { body } = await bo.call("GET", "core/previews?document_id=seeded");
  expect(body.results).toMatchObject([
    { name: "last", follows_draft: false },
    { name: "", follows_draft: true },
    { name: "For the agency", by: { id: ada.id, name: "Ada" }, made: expect.any(Number) },
  ]);
  expect((await bo.call("DELETE", `core/previews/${String(first.id)}`)).status).toBe(403);
  expect((await pat.call("DELETE", `core/previews/${String(first.id)}`)).status).toBe(204);
  expect((await ada.call("DELETE", `core/previews/${String(second.id)}`)).status).toBe(204);
  expect((await ada.call("POST", "core/previews", { document_id: "seeded", name: "x".repeat(101) })).status).toBe(400);
  await makeEditorClient(content.origin)("DELETE", `core/people/${ada.id}`);
  await expect(client().getByID("seeded", { ref: String(third.token) })).rejects.toThrow(PreviewTokenExpiredError);
});

test("stored previews are bounded: links of one version share it, and a person's oldest link ends above forty", async () => {
  await makeEditorClient(content.origin)("PUT", "core/documents/seeded", {
    data: { body: Array.from({ length: 40 }, () => ({ type: "paragraph", text: "x".repeat(20_000), spans: [] })) },
  });
  const { call } = await addPerson(content.origin, "Ada", "editor");
  const refs: string[] = [];
  for (let count = 0; count < 45; count += 1)
    refs.push(String((await call("POST", "core/previews", { document_id: "seeded" })).body.token));
  const { body } = await call("GET", "core/previews");
  expect(body.results).toHaveLength(40);
  const { db } = content.database;
  const contents = await db.selectFrom("cms_preview_contents").select("key").execute();
  const links = await db.selectFrom("cms_previews").select("value").execute();
  expect(contents).toHaveLength(1);
  expect(JSON.stringify(links).length).toBeLessThan(40_000);
  await expect(client().getByID("seeded", { ref: refs[4] ?? "" })).rejects.toThrow(PreviewTokenExpiredError);
  await client().getByID("seeded", { ref: refs[5] ?? "" });
  for (const { id } of Array.isArray(body.results) ? body.results : []) await call("DELETE", `core/previews/${id}`);
  expect(await db.selectFrom("cms_preview_contents").select("key").execute()).toEqual([]);
});

test("a preview that follows the draft shows later saves, and its ping reports them", async () => {
  await save("seeded", "one");
  const ref = await preview({ document_id: "seeded", follows_draft: true });
  const ping = async () => {
    const [session] = ref.split("?");
    return (await fetch(`${session}/ping?ref=${encodeURIComponent(ref)}`)).json();
  };
  expect(await ping()).toMatchObject({ reload: false });
  await save("seeded", "two");
  expect((await client().getByID("seeded", { ref })).data.name).toBe("two");
  const { reload, ref: newer } = await ping();
  expect(reload).toBe(true);
  expect((await client().getByID("seeded", { ref: newer })).data.name).toBe("two");
});

test("the ping of a preview ignores other drafts and reports when its own is published", async () => {
  await save("seeded", "one");
  const ref = await preview({ document_id: "seeded", follows_draft: true });
  const ping = async () => {
    const address = ref.replace("127.0.0.1", "localhost").split("?")[0];
    return (await fetch(`${address}/ping?ref=${encodeURIComponent(ref)}`)).json();
  };
  await save("other", "something else");
  expect(await ping()).toMatchObject({ reload: false });
  await makeEditorClient(content.origin)("PATCH", "core/documents/seeded/draft", { status: "published" });
  expect(await ping()).toMatchObject({ reload: true });
});

test("a document that was never published is visible in its preview only", async () => {
  const { body } = await makeEditorClient(content.origin)("POST", "core/documents", article("fresh"));
  const ref = await preview({ document_id: String(body.id) });
  expect((await client().getByUID("article", "fresh", { ref })).data.name).toBe("fresh");
  await expect(client().getByUID("article", "fresh")).rejects.toThrow(NotFoundError);
});

test("a release is previewed as a whole", async () => {
  const { body } = await makeEditorClient(content.origin)("POST", "core/releases", { label: "Spring" });
  for (const id of ["seeded", "other"]) {
    await makeEditorClient(content.origin)("PUT", `core/documents/${id}`, {
      data: { name: "spring" },
      release_id: body.id,
    });
  }
  const ref = await preview({ release_id: body.id });
  const { results } = await client().get({ ref });
  expect(results.map(({ data }) => data.name)).toEqual(["spring", "spring"]);
});

test("the landing of a preview leads to the site with token and document", async () => {
  const response = await makeEditorClient(content.origin)("POST", "core/previews", { document_id: "seeded" });
  const url = new URL(String(response.body.url));
  expect(url.origin + url.pathname).toBe("http://localhost:3000/preview/");
  expect(url.searchParams.get("token")).toBe(response.body.token);
  expect(url.searchParams.get("documentId")).toBe("seeded");
});

test("an expired token and a token of another repository have errors of their own", async () => {
  const token = await preview({ document_id: "seeded", lifetime: 1 });
  const clock = jest.spyOn(Date, "now").mockReturnValue(Date.now() + 5_000);
  await expect(client().getByID("seeded", { ref: token })).rejects.toThrow(PreviewTokenExpiredError);
  clock.mockRestore();
  const foreign = "https://elsewhere.prismic.io/previews/abc:1?websitePreviewId=def";
  await expect(client().getByID("seeded", { ref: foreign })).rejects.toThrow(RefNotFoundError);
});

test("a shared link is listed, and stops working when the editor ends it", async () => {
  await save("seeded", "draft");
  const ref = await preview({ document_id: "seeded" });
  const call = makeEditorClient(content.origin);
  const { body } = await call("GET", "core/previews?document_id=seeded");
  const [link] = Array.isArray(body.results) ? body.results : [];
  expect(link).toMatchObject({ url: expect.stringContaining("http://localhost:3000/preview/?token=") });
  expect((await call("GET", "core/previews?document_id=other")).body.results).toEqual([]);
  expect((await client().getByID("seeded", { ref })).data.name).toBe("draft");
  expect((await call("DELETE", `core/previews/${link.id}`)).status).toBe(204);
  await expect(client().getByID("seeded", { ref })).rejects.toThrow(PreviewTokenExpiredError);
  expect((await call("DELETE", `core/previews/${link.id}`)).status).toBe(404);
  expect((await call("GET", "core/previews")).body.results).toEqual([]);
});
