/** @jest-environment node */
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import sharp from "sharp";

import { startContent, testClient } from "#cms/testing/startContent.ts";
import type { TestContent } from "#cms/testing/startContent.ts";
import { makeEditorClient } from "#cms/testing/makeEditorClient.ts";

let content: TestContent;

beforeEach(async () => {
  content = await startContent([
    { id: "whole", data: { name: "whole" } },
    { id: "torn", data: { name: "torn", picture: { url: "torn.png", alt: null } } },
  ]);
});

afterEach(() => content.close());

const picture = () =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: "#0a0" } })
    .png()
    .toBuffer();

async function upload(name: string, body: Uint8Array<ArrayBuffer> | string, headers: Record<string, string> = {}) {
  const form = new FormData();
  form.set("file", new File([body], name));
  const response = await fetch(`${content.origin}/content/assets/assets`, {
    method: "POST",
    body: form,
    headers: { authorization: "Bearer writer", ...headers },
  });
  return { status: response.status, body: await response.json() };
}

test.each(["picture.png", "picture.SVG", "picture.webp"])(
  "a file named %s with other content is rejected",
  async (name) => {
    const { status, body } = await upload(name, "<html>no picture</html>");
    expect([status, body.error]).toEqual([
      400,
      expect.stringMatching(/^picture\.\w+ is not a picture that can be read/),
    ]);
    expect((await upload("notes.txt", "notes")).body.kind).toBe("document");
    expect((await upload("old.ico", "no icon")).body.kind).toBe("document");
  },
);

test.each([
  ["without a boundary", "multipart/form-data", "words"],
  ["without parts", "multipart/form-data; boundary=x", "words"],
])("a form %s is refused with a sentence", async (_, type, body) => {
  const headers = { authorization: "Bearer writer", "content-type": type };
  const response = await fetch(`${content.origin}/content/assets/assets`, { method: "POST", headers, body });
  expect([response.status, await response.json()]).toEqual([
    400,
    { error: expect.stringMatching(/no multipart form/) },
  ]);
});

test("a change of a file that is no object is rejected with a message", async () => {
  for (const sent of [null, 7, []]) {
    const { status, body } = await makeEditorClient(content.origin)("PATCH", "assets/assets/x", sent);
    expect([status, body.error]).toEqual([400, "The body must be a JSON object"]);
  }
});

test("a truncated picture breaks neither search nor start, and is served unchanged", async () => {
  writeFileSync(join(content.folder, "images/torn.png"), "torn");
  const { origin } = await content.restart();
  const { results } = await testClient(`${origin}/content/api/v2`).get();
  expect(results.map(({ uid }) => uid).sort()).toEqual(["torn", "whole"]);
  const response = await fetch(`${origin}/storage/web/images/torn.png?w=640`);
  expect([response.status, await response.text()]).toEqual([200, "torn"]);
});

/** A small file whose header declares 16,000 × 16,000 pixels. */
async function bomb(): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = Buffer.from(await picture());
  bytes.writeUInt32BE(16_000, 16);
  bytes.writeUInt32BE(16_000, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return new Uint8Array(bytes);
}

test("a picture with too many pixels is rejected with its size under any name", async () => {
  for (const name of ["bomb.png", "bomb.pdf"]) {
    const { status, body } = await upload(name, await bomb());
    expect([status, body.error]).toEqual([
      400,
      expect.stringMatching(/^bomb.* has 16000 × 16000 pixels; .*64 million/),
    ]);
  }
});

test("a picture in the folder with too many pixels is not decoded, and has no dimensions", async () => {
  writeFileSync(join(content.folder, "images/torn.png"), await bomb());
  const { origin } = await content.restart();
  const response = await fetch(`${origin}/storage/web/images/torn.png?w=640`);
  expect([response.status, await response.text()]).toEqual([404, expect.stringMatching(/16000 × 16000 pixels/)]);
  const torn = await testClient(`${origin}/content/api/v2`).getByUID("article", "torn");
  expect(torn.data.picture).toMatchObject({ dimensions: { width: 0, height: 0 } });
});

test("a file is served by range requests, for seeking in a film and resuming a download", async () => {
  const { body } = await upload("film.mp4", "0123456789");
  const full = await fetch(body.url);
  expect([full.status, full.headers.get("accept-ranges"), await full.text()]).toEqual([200, "bytes", "0123456789"]);
  const etag = full.headers.get("etag") ?? "";
  const download = async (headers: Record<string, string>) => {
    const response = await fetch(body.url, { headers });
    return [response.status, response.headers.get("content-range"), await response.text()];
  };
  expect(await download({ range: "bytes=2-4" })).toEqual([206, "bytes 2-4/10", "234"]);
  expect(await download({ range: "bytes=7-" })).toEqual([206, "bytes 7-9/10", "789"]);
  expect(await download({ range: "bytes=-3" })).toEqual([206, "bytes 7-9/10", "789"]);
  expect(await download({ range: "bytes=10-" })).toEqual([416, "bytes */10", ""]);
  expect(await download({ range: "bytes=0-1,4-5" })).toEqual([200, null, "0123456789"]);
  expect(await download({ range: "bytes=2-4", "if-range": '"old"' })).toEqual([200, null, "0123456789"]);
  expect(await download({ range: "bytes=2-4", "if-range": etag })).toEqual([206, "bytes 2-4/10", "234"]);
  expect(await download({ "if-none-match": etag })).toEqual([304, null, ""]);
});

test("saving an image from a host that the site does not load from is rejected with instructions", async () => {
  const call = makeEditorClient(content.origin);
  const { status, body } = await call("POST", "core/documents", {
    type: "article",
    title: "foreign",
    uid: "foreign",
    lang: "en-us",
    data: { picture: { url: "https://elsewhere.example/a.png", alt: "a" } },
  });
  const reason = expect.stringMatching(/no pictures of elsewhere\.example: upload .* or name its host in IMAGE_HOSTS/);
  expect([status, body.details]).toEqual([400, [{ field: "picture", reason }]]);
});

test("a file name is shortened to the length that file systems allow", async () => {
  const { status, body } = await upload(`${"a b".repeat(100)}.png`, new Uint8Array(await picture()));
  expect([status, body.extension, body.width]).toEqual([200, "png", 30]);
  expect((await fetch(body.url)).status).toBe(200);
});

test.each([
  "..%2F..%2Fevil.txt",
  "%2e%2e%2fevil.txt",
  "a%2F..%2F..%2F..%2Fevil.txt",
  "%2Fevil.txt",
  "%E0%A4%A",
  "a%5C..%5Cevil.txt",
])("a file cannot ask to be kept outside its folder as %s", async (name) => {
  const { status, body } = await upload("evil.txt", "evil", { "x-file-name": name });
  expect([status, body.url]).toEqual([200, expect.stringMatching(/\/storage\/web\/images\/[\w-]+_evil\.txt$/)]);
  expect(readdirSync(join(content.dataDir, "images"))).toHaveLength(1);
  expect(existsSync(join(content.dataDir, "evil.txt"))).toBe(false);
});

test("a migrated file keeps its name and folder", async () => {
  const { body } = await upload("logo.txt", "logo", { "x-file-name": "brand%2Flogo.txt" });
  expect(await (await fetch(body.url)).text()).toBe("logo");
  expect(body.url).toMatch(/\/images\/brand\/logo\.txt$/);
});

test("no file outside its folder is deleted, whatever id is sent", async () => {
  const path = join(content.dataDir, "kept.json");
  writeFileSync(path, "{}");
  const call = makeEditorClient(content.origin);
  expect((await call("DELETE", "core/documents/..%2F..%2Fkept/draft")).status).toBe(404);
  const changes = [{ id: "../../kept", type: "SLICE_DELETE" }];
  expect((await call("POST", "customtypes/v1/push", { changes })).status).toBe(204);
  expect((await call("DELETE", "customtypes/slices/..%2F..%2Fkept")).status).toBe(404);
  expect(existsSync(path)).toBe(true);
});
