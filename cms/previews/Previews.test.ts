/** @jest-environment node */
import { NotFoundError, PreviewTokenExpiredError, RefNotFoundError } from "@prismicio/client";

import { startContent, testClient } from "#cms/testing/startContent.ts";
import type { TestContent } from "#cms/testing/startContent.ts";
import { article, makeEditorClient } from "#cms/testing/makeEditorClient.ts";

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

test("the cookie that Prismic's toolbar writes is read as well as the bare token", async () => {
  await save("seeded", "draft");
  const token = await preview({ document_id: "seeded" });
  const cookie = JSON.stringify({ _tracker: "aBcD1234", "test-repository.prismic.io": { preview: token } });
  expect((await client().getByID("seeded", { ref: cookie })).data.name).toBe("draft");
});

test("a preview shows later saves, and its ping reports them", async () => {
  await save("seeded", "one");
  const ref = await preview({ document_id: "seeded" });
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
  const ref = await preview({ document_id: "seeded" });
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
