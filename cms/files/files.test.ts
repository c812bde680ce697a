/** @jest-environment node */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

import { startPeople } from "#cms/testing/makeStudioClient.ts";
import { startContent, testClient } from "#cms/testing/startContent.ts";
import type { TestContent } from "#cms/testing/startContent.ts";

let content: TestContent;
let people: Awaited<ReturnType<typeof startPeople>>;

beforeAll(async () => {
  const dot = { url: "dot.svg", alt: "A dot" };
  content = await startContent([{ id: "shows", data: { picture: dot } }, { id: "plain" }]);
  writeFileSync(join(content.folder, "images", ".gitkeep"), "");
  people = await startPeople(content.origin);
});

afterAll(() => content.close());

/** An image whose left half is red and whose right half is blue. */
const makePicture = (width = 400, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: "#f00" } })
    .composite([
      {
        input: { create: { width: width / 2, height, channels: 3, background: "#00f" } },
        left: width / 2,
        top: 0,
      },
    ])
    .png()
    .toBuffer();

function toForm(name: string, body: Uint8Array<ArrayBuffer> | string): FormData {
  const form = new FormData();
  form.set("file", new File([body], name));
  return form;
}

const upload = async (name: string, body?: Uint8Array<ArrayBuffer> | string) =>
  people.editor("POST", "assets", toForm(name, body ?? new Uint8Array(await makePicture())));

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`;

test.each([
  [
    "text that says it is a picture",
    "a.png",
    "no picture",
    /a\.png is not a picture .* video, audio, PDF or ZIP archive/,
  ],
  ["a program", "setup.exe", "MZ and so on", /is not a picture/],
  ["a drawing with a script", "a.svg", svg("<script>alert(1)</script>"), /a\.svg holds a script/],
  ["a drawing that acts", "a.svg", svg('<path onload="x()"/>'), /event handler/],
  ["a drawing with a hidden address", "a.svg", svg('<a href="&#106;avascript:x()"/>'), /javascript: address/],
  ["a drawing with HTML", "a.svg", svg("<foreignObject/>"), /HTML inside of it/],
])("%s is refused with a sentence", async (_, name, body, sentence) => {
  expect(await upload(name, body)).toMatchObject({ status: 400, body: { message: expect.stringMatching(sentence) } });
});

test("an image with too many pixels and a file above 30 MB are rejected with a message", async () => {
  const bomb = await sharp({ create: { width: 16_000, height: 16_000, channels: 3, background: "#000" } })
    .png()
    .toBuffer();
  const refused = await upload("bomb.png", new Uint8Array(bomb));
  expect(refused).toMatchObject({ status: 400, body: { message: expect.stringContaining("16000 × 16000 pixels") } });
  const large = await upload("large.zip", new Uint8Array(30 * 1024 * 1024 + 1));
  expect(large).toMatchObject({ status: 413, body: { message: "The file is larger than 30 MB" } });
});

test("an uploaded file gets the extension of its content", async () => {
  const { status, body } = await upload("photo.svg");
  expect([status, body]).toMatchObject([
    201,
    { filename: "photo.png", kind: "image", width: 400, height: 200, uses: 0 },
  ]);
  expect((await upload("plan.svg", svg('<path d="M0 0h9v9z"/>'))).status).toBe(201);
});

test("uploaded files and the project's are listed together, searched by text and kind, page by page", async () => {
  const { body: uploaded } = await upload("harbour.png");
  const names = async (query: string) => {
    const { body } = await people.editor("GET", `assets?${query}`);
    return (Array.isArray(body.results) ? body.results : []).map(({ filename }) => filename);
  };
  expect(await names("text=HARBOUR")).toEqual(["harbour.png"]);
  expect(await names(`text=${encodeURIComponent("hárbour ＰＮＧ")}`)).toEqual(["harbour.png"]);
  expect(await names("text=dot")).toEqual(["dot.svg"]);
  expect(await names("text=harbour&kind=video")).toEqual([]);
  expect(await names("unused=true")).not.toContain("dot.svg");
  await people.editor("PATCH", `assets/${uploaded.id}`, { alt: { "zh-cn": "港口" } });
  expect(await names(`text=${encodeURIComponent("港口")}`)).toEqual(["harbour.png"]);
  const all = await names("limit=200");
  expect(all).not.toContain(".gitkeep");
  const { body: first } = await people.editor("GET", "assets?limit=1");
  const rest = await names(`limit=200&after=${encodeURIComponent(String(first.next))}`);
  expect(rest).toEqual(all.slice(1));
});

test("a project file lists its uses and can be described, but not deleted, replaced or renamed", async () => {
  const { body } = await people.editor("GET", "assets/dot.svg");
  expect(body).toMatchObject({ is_project: true, uses: 1, width: 40, height: 20, url: "/api/images/dot.svg" });
  const { body: uses } = await people.editor("GET", "assets/dot.svg/uses");
  expect(uses.results).toMatchObject([{ id: "shows", field: "data.picture" }]);
  const change = { alt: { "en-us": "A black dot" }, focal: { x: 0.2, y: 0.9 } };
  expect((await people.editor("PATCH", "assets/dot.svg", change)).body).toMatchObject(change);
  expect((await people.editor("PATCH", "assets/dot.svg", { alt: { "en-us": "" }, focal: null })).body).toMatchObject({
    alt: {},
    focal: null,
  });
  const calls = [
    people.editor("DELETE", "assets/dot.svg"),
    people.publisher("PUT", "assets/dot.svg/file", toForm("new.svg", svg(""))),
    people.editor("PATCH", "assets/dot.svg", { filename: "point.svg" }),
  ];
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([409, 409, 409]);
  expect((await people.editor("GET", "assets/nothing.png")).status).toBe(404);
});

test("a picture placed without a text has the file's text in the language of the document", async () => {
  const { body: file } = await upload("harbour.png");
  const change = { alt: { "en-us": "A harbour", "zh-cn": "港口" }, focal: { x: 0.5, y: 1 } };
  expect((await people.editor("PATCH", `assets/${file.id}`, change)).body).toMatchObject(change);
  const make = async (lang: string) => {
    const data = { picture: { id: file.id } };
    const { body } = await people.editor("POST", "documents", {
      title: "t",
      type: "article",
      lang,
      uid: `p-${lang}`,
      data,
    });
    return (await people.editor("GET", `documents/${body.id}`)).body;
  };
  expect(await make("en-us")).toMatchObject({ data: { picture: { alt: "A harbour", url: file.name } } });
  expect(await make("zh-cn")).toMatchObject({ data: { picture: { alt: "港口" } } });
});

test("a file in use cannot be deleted, and the error lists its uses", async () => {
  const { body: file } = await upload("used.png");
  await people.editor("PUT", "documents/plain", { title: "Plain", data: { picture: { id: file.id } } });
  const denied = await people.editor("DELETE", `assets/${file.id}`);
  expect(denied).toMatchObject({
    status: 409,
    body: {
      message: "Used in “Plain” (en-us); take it out there first",
      uses: [{ id: "plain", field: "data.picture" }],
    },
  });
  await people.editor("DELETE", "documents/plain/draft");
  expect((await people.editor("DELETE", `assets/${file.id}`)).status).toBe(204);
});

test("a replaced file has the same id and a new URL, on the site and in drafts", async () => {
  const { body: file } = await upload("old.png");
  await people.editor("PUT", "documents/plain", { data: { name: "published", picture: { id: file.id } } });
  await people.publisher("PATCH", "documents/plain/draft", { status: "published" });
  await people.editor("PUT", "documents/plain", { data: { name: "draft", picture: { id: file.id, alt: "Old" } } });
  const form = () => toForm("new.svg", svg('<path d="M0 0h9v9z"/>'));
  expect((await people.editor("PUT", `assets/${file.id}/file`, form())).status).toBe(403);
  const { body: replaced } = await people.publisher("PUT", `assets/${file.id}/file`, form());
  expect(replaced).toMatchObject({ id: file.id, filename: "new.svg", uses: 1, width: 9 });
  expect(replaced.url).not.toBe(file.url);
  const { data } = await testClient(content.endpoint).getByID("plain");
  expect([data.name, data.picture.url]).toEqual([
    "published",
    `${content.origin}/storage/web/images/${String(replaced.name)}`,
  ]);
  expect((await fetch(data.picture.url)).status).toBe(200);
  const draft = await people.editor("GET", "documents/plain");
  expect(draft.body).toMatchObject({ data: { name: "draft", picture: { url: replaced.name, alt: "Old" } } });
});

test("a picture cropped by an editor is served cropped", async () => {
  const { body: file } = await upload("halves.png");
  const edit = { x: -200, y: 0, zoom: 1, background: "transparent" };
  const picture = { id: file.id, edit, dimensions: { width: 100, height: 50 } };
  await people.editor("PUT", "documents/shows", { data: { picture } });
  await people.publisher("PATCH", "documents/shows/draft", { status: "published" });
  const { data } = await testClient(content.endpoint).getByID("shows");
  expect(data.picture.dimensions).toEqual({ width: 100, height: 50 });
  expect(data.picture.url).toContain("rect=200,0,100,50&w=100&h=50");
  const response = await fetch(data.picture.url);
  const image = sharp(Buffer.from(await response.arrayBuffer()));
  const { width, height } = await image.metadata();
  const { dominant } = await image.stats();
  expect([width, height, dominant.b > 200, dominant.r < 50]).toEqual([100, 50, true, true]);
  const saved = await people.editor("GET", "documents/shows");
  const again = await people.editor("PUT", "documents/shows", { data: saved.body.data });
  expect(again.etag).toBe(saved.etag);
});

test.each([
  ["rect=0,0,100,100&w=50", [50, 50]],
  ["rect=0,0,400,200&w=100&h=10", [20, 10]],
  ["rect=350,150,100,100", [50, 50]],
  ["rect=0,0,100,100&w=4000", [100, 100]],
])("the storage cuts and scales by %s as imgix does", async (query, size) => {
  const { body: file } = await upload("halves.png");
  const response = await fetch(`${content.origin}/storage/web/images/${String(file.name)}?${query}`);
  const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect([width, height]).toEqual(size);
});

test.each(["rect=1,2,3", "rect=0,0,0,0", "rect=900,0,10,10", "rect=-1,0,10,10", "rect=0,0,9,9&w=0", "w=wide"])(
  "the storage answers %s with a sentence",
  async (query) => {
    const { body: file } = await upload("halves.png");
    const response = await fetch(`${content.origin}/storage/web/images/${String(file.name)}?${query}`);
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { error: { message: expect.stringMatching(/\.$/) } },
    ]);
  },
);
