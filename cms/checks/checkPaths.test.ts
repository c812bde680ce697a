/** @jest-environment node */
import sharp from "sharp";

import { startContent, testClient } from "#cms/testing/startContent.ts";
import type { TestContent } from "#cms/testing/startContent.ts";
import { article, makeEditorClient } from "#cms/testing/makeEditorClient.ts";

const parent = (id: string) => ({ parent: { link_type: "Document", id } });

let content: TestContent;
let call: ReturnType<typeof makeEditorClient>;

beforeEach(async () => {
  content = await startContent([
    { id: "seeded", data: { name: "seed" } },
    { id: "start", type: "page", uid: "home" },
    { id: "above", type: "page", uid: "above" },
    { id: "below", type: "page", uid: "below", data: parent("above") },
    { id: "docs", type: "page", uid: "docs" },
    { id: "limits", type: "docs_page" },
    { id: "words", type: "settings" },
  ]);
  call = makeEditorClient(content.origin);
});

afterEach(() => content.close());

const ids = async () => (await testClient(content.endpoint).get()).results.map(({ id }) => id);
const publish = (id: string) => call("PATCH", `core/documents/${id}/draft`, { status: "published" });
const page = (uid: string, data = {}) => article(uid, { type: "page", data: { title: uid, ...data } });

test.each(["cn", "en", "api", "health", "preview", "data", "404", "draft", "sitemap.xml", "robots.txt"])(
  "a page cannot take the address /%s/ of the site itself",
  async (uid) => {
    const { status, body } = await call("POST", "core/documents", page(uid));
    expect([status, body.message]).toEqual([400, expect.stringContaining("is an address of the site itself")]);
    expect((await call("POST", "core/documents", page(uid, parent("above")))).status).toBe(201);
  },
);

test("two pages that are each other's parent are rejected", async () => {
  const { status, body } = await call("PUT", "core/documents/above", { data: parent("below") });
  expect([status, body.message]).toEqual([400, expect.stringContaining("lead back")]);
});

test("a page at the path of another type's page is rejected, and the error names the path", async () => {
  const { body, ...response } = await call("POST", "core/documents", page("limits", parent("docs")));
  expect([response.status, body.message]).toEqual([
    400,
    "/docs/limits/ is the address of the docs_page “limits” already",
  ]);
  expect((await call("POST", "core/documents", page("others", parent("docs")))).status).toBe(201);
});

test("a page cannot move where the path of a descendant is taken", async () => {
  const { body: guides } = await call("POST", "core/documents", page("guides"));
  const { body: intro } = await call("POST", "core/documents", page("limits", parent(String(guides.id))));
  for (const { id } of [guides, intro]) expect((await publish(String(id))).status).toBe(204);
  await call("PUT", "core/documents/docs", { uid: "manuals", data: { title: "Manuals" } });
  expect((await publish("docs")).status).toBe(204);
  const refusal =
    "/docs/limits/, to which the page “limits” below this page would move, " +
    "is the address of the docs_page “limits” already";
  expect((await call("PUT", `core/documents/${guides.id}`, { uid: "docs", data: { title: "Docs" } })).status).toBe(200);
  const { body, ...response } = await publish(String(guides.id));
  expect([response.status, body.message]).toEqual([422, `“Docs” cannot be published: ${refusal}`]);
  expect(
    (await call("PUT", `core/documents/${guides.id}`, { uid: "handbook", data: { title: "Handbook" } })).status,
  ).toBe(200);
  expect((await publish(String(guides.id))).status).toBe(204);
});

test("a page cannot be unpublished while a descendant would move to a taken path", async () => {
  await call("PUT", "core/documents/docs", { uid: "manuals", data: { title: "Manuals" } });
  await publish("docs");
  const { body: child } = await call("POST", "core/documents", page("docs", parent("above")));
  const { body: grandchild } = await call("POST", "core/documents", page("limits", parent(String(child.id))));
  const { body: reserved } = await call("POST", "core/documents", page("api", parent("above")));
  for (const { id } of [child, grandchild, reserved]) expect((await publish(String(id))).status).toBe(204);
  const refused = async (id: unknown, uid: string, where: string) => {
    const { status, body } = await call("DELETE", "core/documents/above");
    const refusal = `The page “${uid}” below this page would move to ${where}; move it first`;
    expect([status, body.message]).toEqual([409, refusal]);
    expect((await call("DELETE", `core/documents/${id}`)).status).toBe(204);
  };
  await refused(reserved.id, "api", "/api/, the address of the site itself");
  await refused(grandchild.id, "limits", "/docs/limits/, the address of the docs_page “limits”");
  expect((await call("DELETE", "core/documents/above")).status).toBe(204);
});

test("a page cannot be published when a descendant would move to a taken path", async () => {
  await call("PUT", "core/documents/docs", { uid: "manuals", data: { title: "Manuals" } });
  await publish("docs");
  const { body: release } = await call("POST", "core/releases", { label: "Spring" });
  const { body: above } = await call("POST", "core/documents", { ...page("docs"), release_id: release.id });
  const { body: below } = await call("POST", "core/documents", page("limits", parent(String(above.id))));
  expect((await publish(String(below.id))).status).toBe(204);
  const { status, body } = await call("POST", `core/releases/${release.id}/publish`, {});
  expect([status, body.message]).toEqual([422, expect.stringContaining("the page “limits” below this page")]);
});

test("the home page keeps its uid, and single documents cannot be removed", async () => {
  expect((await call("PUT", "core/documents/start", { uid: "begin", data: {} })).status).toBe(409);
  expect((await call("DELETE", "core/documents/start")).status).toBe(409);
  expect((await call("DELETE", "core/documents/words")).body.message).toContain(
    "The site needs this document in English.",
  );
  expect(await ids()).toEqual(expect.arrayContaining(["start", "words"]));
});

test("a published document is deleted with its draft, restored and published again", async () => {
  await call("PUT", "core/documents/seeded", { data: { name: "draft" } });
  expect((await call("DELETE", "core/documents/seeded")).status).toBe(204);
  expect(await ids()).not.toContain("seeded");
  expect((await call("GET", "core/documents/seeded")).status).toBe(404);
  const { body } = await call("GET", "core/documents/seeded/versions");
  const [{ version }] = Array.isArray(body.results) ? body.results : [];
  expect((await call("POST", `core/documents/seeded/versions/${version}/restore`)).status).toBe(200);
  expect((await publish("seeded")).status).toBe(204);
  expect((await testClient(content.endpoint).getByID("seeded")).data.name).toBe("seed");
});

test.each([
  ["a preview of a document there is not", "core/previews", { document_id: "nobody" }, 404, /nobody not found/],
  ["a release in the past", "core/releases", { label: "Old", scheduledAt: 1 }, 400, /must lie in the future/],
  ["a release without a label", "core/releases", { label: "" }, 400, /label must not be empty/],
  ["no object", "core/releases", null, 400, /must be a JSON object/],
])("%s is refused with a sentence", async (_, path, sent, status, message) => {
  const { body, ...response } = await call("POST", path, sent);
  expect([response.status, body.message]).toEqual([status, expect.stringMatching(message)]);
});

test("a file in use is not deleted", async () => {
  const form = new FormData();
  const dot = sharp({ create: { width: 2, height: 2, channels: 3, background: "#0a0" } });
  form.set("file", new File([new Uint8Array(await dot.png().toBuffer())], "dot.png"));
  const headers = { authorization: "Bearer writer" };
  const sent = await fetch(`${content.origin}/content/assets/assets`, { method: "POST", body: form, headers });
  const { id } = await sent.json();
  await call("PUT", "core/documents/seeded", { data: { picture: { id } } });
  const { status, body } = await call("DELETE", `assets/assets/${id}`);
  expect([status, body.error]).toEqual([409, expect.stringContaining("seeded shows this file")]);
  await call("DELETE", "core/documents/seeded/draft");
  expect((await call("DELETE", `assets/assets/${id}`)).status).toBe(204);
});
