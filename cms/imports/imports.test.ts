/** @jest-environment node */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import type { Zippable } from "fflate";
import sharp from "sharp";

import { startPeople } from "#cms/testing/makeStudioClient.ts";
import { serveContent } from "#cms/testing/serveContent.ts";
import { testClient } from "#cms/testing/startContent.ts";
import { starterContent } from "#cms/testing/starterContent.ts";

import { importLineSchema } from "./contract.ts";
import type { Imported, ImportLine } from "./contract.ts";
import { makeWxr } from "./testing/makeWxr.ts";
import type { WxrPost } from "./testing/makeWxr.ts";

jest.setTimeout(60_000);

let content: Awaited<ReturnType<typeof serveContent>>;
let people: Awaited<ReturnType<typeof startPeople>>;
let oldSite: string;
let picture: Uint8Array<ArrayBuffer>;
const server = createServer((request, response) => {
  const isThere = request.url === "/wp-content/uploads/2020/05/boat.png";
  response.writeHead(isThere ? 200 : 404, { "content-type": "image/png" }).end(isThere ? picture : "");
});

beforeAll(async () => {
  picture = new Uint8Array(
    await sharp({ create: { width: 40, height: 30, channels: 3, background: "#0a3d62" } })
      .png()
      .toBuffer(),
  );
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port }: Pick<AddressInfo, "port"> = JSON.parse(JSON.stringify(server.address()));
  oldSite = `http://127.0.0.1:${port}`;
  content = await serveContent({ contentDir: starterContent, mayLoadPrivate: true });
  people = await startPeople(content.origin);
});

afterAll(async () => {
  await content.close();
  server.close();
});

type Fields = Record<string, string>;

async function send(file: Blob | undefined, fields: Fields, name = "export.xml", token = people.pat.token) {
  const form = new FormData();
  for (const [field, value] of Object.entries({ lang: "en-us", ...fields })) form.set(field, value);
  if (file) form.set("file", file, name);
  const response = await fetch(`${content.origin}/content/core/imports`, {
    method: "POST",
    body: form,
    headers: { authorization: `Bearer ${token}` },
  });
  const text = await response.text();
  const lines: ImportLine[] = response.ok
    ? text
        .trim()
        .split("\n")
        .map((line) => importLineSchema.validateSync(JSON.parse(line)))
    : [{ failure: JSON.parse(text) }];
  const last = lines.at(-1);
  return { status: response.status, lines, failure: last?.failure?.message, result: last?.result };
}

async function get(file: Blob, fields: Fields, name?: string): Promise<Imported> {
  const { result, failure } = await send(file, fields, name);
  if (!result) throw new Error(failure);
  return result;
}

const wordpress = (posts: readonly WxrPost[], fields: Fields = {}) =>
  get(new Blob([makeWxr(oldSite, posts)]), { kind: "wordpress", ...fields });
const pack = (files: Zippable) => new Blob([new Uint8Array(zipSync(files))]);
const markdown = (files: Record<string, string>, fields: Fields = {}) =>
  get(
    pack(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
    { kind: "markdown", ...fields },
    "folder.zip",
  );
const countDocuments = async () => (await people.editor("POST", "documents/search", {})).body.total;
const listNotes = ({ losses }: Imported) => losses.map(({ where, texts }) => `${where}: ${texts.en}`);

const posts: WxrPost[] = [
  { id: 7, title: "Boat", kind: "attachment", status: "inherit", fileUrl: "" },
  {
    id: 1,
    title: "Tides &amp; winds",
    name: "tides",
    comments: 2,
    excerpt: "Why the sea rises.",
    terms: [
      ["category", "Engineering"],
      ["post_tag", "sea"],
    ],
    content: "",
  },
  { id: 2, title: "Second", name: "second", status: "draft", content: 'Line one\nline two\n\nNext [gallery ids="1"]' },
  { id: 3, title: "Menu", kind: "nav_menu_item" },
  { id: 4, title: "A product", kind: "product" },
];

const withPictures = () =>
  posts.map((post): WxrPost => {
    if (post.id === 7) return { ...post, fileUrl: `${oldSite}/wp-content/uploads/2020/05/boat.png` };
    if (post.id !== 1) return post;
    const text = `<!-- wp:heading --><h2>Why</h2><!-- /wp:heading -->
<p>See <a href="${oldSite}/2020/05/second/">the <strong>second</strong></a> and <a href="javascript:alert(1)">this</a>.</p>
<img src="${oldSite}/wp-content/uploads/2020/05/boat-300x200.png" alt="A boat">
<table><tr><th>Sea</th><th>Height</th></tr><tr><td>North</td><td>3 m</td></tr></table>
<img src="${oldSite}/wp-content/uploads/missing.png"><video src="x.mp4"></video>
<figure><div>https://www.youtube.com/watch?v=abcdefghijk</div></figure><p>End</p>`;
    return { ...post, content: text, meta: { _thumbnail_id: "7" } };
  });

test("a dry run shows every document, file, redirect and loss of a WordPress export, and stores nothing", async () => {
  const before = await countDocuments();
  const plan = await wordpress(withPictures(), { dry_run: "true" });
  expect(plan.documents.map(({ title, type, path, is_draft }) => [title, type, path, is_draft])).toEqual([
    ["Tides & winds", "blog_post", "/blog/tides/", false],
    ["Second", "blog_post", "/blog/second/", true],
  ]);
  expect(plan.files.map(({ filename }) => filename)).toEqual(["boat.png"]);
  expect(plan.redirects).toEqual([{ from: "/2020/05/tides/", to: "/blog/tides/" }]);
  expect(listNotes(plan)).toEqual([
    "export.xml: 1 × product are not imported.",
    "Tides & winds: 2 comments of visitors are not taken over.",
    "Tides & winds: A link is left out, its words stay: javascript:alert(1) leads nowhere from here.",
    "Tides & winds: The file missing.png is left out: its server responded with status 404.",
    "Tides & winds: <video> is left out.",
    "Second: The shortcode [gallery] is left out.",
    "Second: It is not public there, so it becomes a draft outside of the release.",
  ]);
  expect(plan.release).toBeNull();
  expect(await countDocuments()).toBe(before);
});

test("the import becomes a release, which is published with its redirects; a second one brings nothing twice", async () => {
  const { release, documents } = await wordpress(withPictures());
  const id = documents[0]?.id ?? "";
  const draft = (await people.editor("GET", `documents/${id}?release_id=${release?.id}`)).body;
  const data = JSON.parse(JSON.stringify(draft.data));
  expect(data).toMatchObject({
    title: "Tides & winds",
    summary: "Why the sea rises.",
    published: "2020-05-02",
    author: "Ann Example",
    topic: "engineering",
  });
  expect(data.slices.map(({ slice_type: type }: { slice_type: string }) => type)).toEqual([
    "hero",
    "rich_text",
    "data_table",
    "rich_text",
  ]);
  const [heading, paragraph, image] = data.slices[1].primary.content;
  expect(heading).toMatchObject({ type: "heading2", text: "Why" });
  expect(paragraph).toMatchObject({ type: "paragraph", text: "See the second and this." });
  expect(paragraph.spans).toContainEqual(
    expect.objectContaining({ type: "hyperlink", data: expect.objectContaining({ id: documents[1]?.id }) }),
  );
  expect(image).toMatchObject({ type: "image", alt: "A boat" });
  expect(image.url).toMatch(/boat\.png$/);
  const { status } = await people.publisher("POST", `releases/${release?.id}/publish`, {});
  expect(status).toBeLessThan(300);
  const client = testClient(`${content.origin}/content/api/v2`);
  const published = await client.getByUID("blog_post", "tides");
  expect(published.first_publication_date).toContain("2020-05-02");
  const again = await wordpress(withPictures(), { dry_run: "true" });
  expect(again.documents).toEqual([]);
  expect(listNotes(again)).toContain("Tides & winds: Not imported: /blog/tides/ is there already.");
});

test("a folder of Markdown keeps its pages, links, pictures, languages and former addresses", async () => {
  const files = {
    "site/company/index.md": "---\ntitle: The yard\n---\nWe build [boats](boats.md).\n",
    "site/company/boats.md":
      "---\ntitle: Boats\naliases: [/old-boats/]\ncolour: red\ntags: [wood]\n---\n# Boats\n\nBack to [the yard](./index.md#top), [elsewhere](https://example.com/).\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n> A note\n",
    "site/company/boats.zh.md": "---\ntitle: 船\n---\n正文\n",
    "site/broken.md": "---\ntitle: [\n---\ntext",
  };
  const plan = await markdown(files, { type: "page" });
  expect(plan.documents.map(({ title, lang, path }) => [title, lang, path])).toEqual([
    ["The yard", "en-us", "/company/"],
    ["Boats", "en-us", "/company/boats/"],
    ["船", "zh-cn", "/cn/boats/"],
  ]);
  expect(plan.redirects).toEqual([{ from: "/old-boats/", to: "/company/boats/" }]);
  expect(listNotes(plan).map((note) => note.slice(0, 60))).toEqual([
    expect.stringContaining("broken.md: Not imported: its front matter cannot be read"),
    expect.stringContaining("company/boats.md: colour is left out: no field takes"),
  ]);
  const [yard, boats, translated] = plan.documents;
  const read = async (id = "") => (await people.editor("GET", `documents/${id}?release_id=${plan.release?.id}`)).body;
  const page = await read(boats?.id);
  expect(JSON.stringify(page.data)).toContain(yard?.id);
  expect(page.tags).toEqual(["wood"]);
  expect((await read(translated?.id)).group).toBe(page.group);
});

test("what cannot be imported is refused with a sentence, and nothing is stored", async () => {
  const before = await countDocuments();
  const xml = (text: string | Uint8Array<ArrayBuffer>) => send(new Blob([text]), { kind: "wordpress" });
  const zip = (files: Zippable) => send(pack(files), { kind: "markdown" }, "a.zip");
  const bomb = `<?xml version="1.0"?><!DOCTYPE r [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>${makeWxr(oldSite, []).slice(40)}`;
  expect((await xml(bomb)).failure).toContain("defines entities");
  expect((await xml(makeWxr(oldSite, posts).slice(0, 900))).failure).toContain("is damaged in line");
  expect((await xml("<rss><channel></channel></rss>")).failure).toContain("no export of WordPress");
  expect((await xml("const text = 1;")).failure).toContain("no export of WordPress");
  expect((await xml(new Uint8Array([0x3c, 0xff, 0xfe, 0x80]))).failure).toContain("encoding is broken");
  expect((await zip({ "../../evil.md": strToU8("x") })).failure).toContain("outside of its folder");
  expect((await zip({ "a.txt": strToU8("x") })).failure).toContain("no Markdown files");
  expect((await send(new Blob(["PK\u0003\u0004 no archive"]), { kind: "markdown" }, "a.zip")).failure).toContain(
    "archive is damaged",
  );
  const large = zipSync({ "a.md": strToU8("x") });
  // The size in the directory.
  new DataView(large.buffer).setUint32(large.length - 22 - 46 - 4 + 24, 2_000_000_000, true);
  const { failure } = await send(new Blob([new Uint8Array(large)]), { kind: "markdown" }, "a.zip");
  expect(failure).toContain("unpacks to more than");
  expect((await send(undefined, { kind: "prismic", repository: "../x" })).status).toBe(400);
  expect((await send(new Blob(["x"]), { kind: "wordpress" }, "a.xml", people.ada.token)).status).toBe(403);
  expect(await countDocuments()).toBe(before);
});

test("an owner downloads everything as files", async () => {
  const headers = { authorization: "Bearer writer" };
  const response = await fetch(`${content.origin}/content/core/export`, { headers });
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/zip"]);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  expect(JSON.parse(strFromU8(files["documents/en-us/page/about.json"] ?? new Uint8Array()))).toMatchObject({
    type: "page",
    uid: "about",
  });
  expect(Object.keys(files).some((name) => name.startsWith("images/") && name.endsWith("boat.png"))).toBe(true);
  expect(Object.keys(files).some((name) => name.startsWith("drafts/"))).toBe(true);
});

test("Markdown becomes HTML for whoever is signed in, up to 500,000 characters", async () => {
  const call = (text: unknown) => people.editor("POST", "imports/markdown", { text });
  expect(await call("# One\n\n- two")).toMatchObject({
    status: 200,
    body: { html: "<h1>One</h1>\n<ul>\n<li>two</li>\n</ul>\n" },
  });
  expect(await call("x".repeat(500_001))).toMatchObject({
    status: 400,
    body: { message: "text must have at most 500000 characters" },
  });
});
