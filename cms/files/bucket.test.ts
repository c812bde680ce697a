/** @jest-environment node */
import { readdirSync } from "node:fs";

import sharp from "sharp";

import { BucketStorage } from "#kit/files/BucketStorage.ts";
import { startBucket } from "#kit/files/testing/startBucket.ts";
import { listenFor } from "#cms/testing/listenFor.ts";
import { makeStudioClient, startPeople } from "#cms/testing/makeStudioClient.ts";
import { startContent, testClient } from "#cms/testing/startContent.ts";
import type { TestContent } from "#cms/testing/startContent.ts";

let server: Awaited<ReturnType<typeof startBucket>>;
let files: BucketStorage;
let content: TestContent;
let origin: string;
let people: Awaited<ReturnType<typeof startPeople>>;

beforeAll(async () => {
  server = await startBucket();
  files = new BucketStorage(server.bucket);
  content = await startContent([{ id: "shows", data: { name: "shows" } }], { fileStorage: files });
  ({ origin } = content);
  people = await startPeople(origin);
  jest.spyOn(process.stderr, "write").mockReturnValue(true);
});
afterAll(async () => {
  jest.restoreAllMocks();
  await content.close();
  await server.remove();
});

const makePicture = (background: string) =>
  sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .png()
    .toBuffer();

async function upload(name: string, body: Uint8Array) {
  const form = new FormData();
  form.set("file", new File([new Uint8Array(body)], name));
  return editor("POST", "assets", form);
}

type Request = Parameters<ReturnType<typeof makeStudioClient>>;

const call = (token: string, ...request: Request) => makeStudioClient(origin, token)(...request);
const editor = (...request: Request) => call(people.ada.token, ...request);
const publisher = (...request: Request) => call(people.pat.token, ...request);

async function restart(): Promise<void> {
  ({ origin } = await content.restart());
}

const getUrl = (name: unknown) => `${origin}/storage/web/images/${String(name)}`;
const listKeys = async (prefix: string) => (await files.list(prefix)).map(({ key }) => key);

async function readWidth(url: string) {
  const response = await fetch(url);
  const { width } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return [response.status, response.headers.get("content-type"), width];
}

test("originals and made sizes are apart in the bucket, nothing is on the disk, and sizes are made again", async () => {
  const { body: file } = await upload("green.png", await makePicture("#0a0"));
  expect(await listKeys("images/")).toEqual([`images/${String(file.name)}`]);
  expect(readdirSync(content.dataDir)).not.toContain("images");
  const scaled = [200, "image/webp", 128];
  expect(await readWidth(`${getUrl(file.name)}?w=128`)).toEqual(scaled);
  expect(await listKeys("sizes/")).toEqual([`sizes/${String(file.name)}/w128.webp`]);
  await files.remove(await listKeys("sizes/"));
  expect(await readWidth(`${getUrl(file.name)}?w=128`)).toEqual(scaled);
  const kept = await fetch(`${getUrl(file.name)}?w=128`);
  const etag = kept.headers.get("etag") ?? "";
  expect((await fetch(`${getUrl(file.name)}?w=128`, { headers: { "if-none-match": etag } })).status).toBe(304);
  const part = await fetch(getUrl(file.name), { headers: { range: "bytes=1-3" } });
  expect([part.status, await part.text()]).toEqual([206, "PNG"]);
  expect((await editor("DELETE", `assets/${String(file.id)}`)).status).toBe(204);
  expect([await listKeys("images/"), await listKeys("sizes/")]).toEqual([[], []]);
  expect((await fetch(`${getUrl(file.name)}?w=128`)).status).toBe(404);
});

test("a replaced picture is known to checks and sizes of versions that show it", async () => {
  const { body: file } = await upload("before.png", await makePicture("#00a"));
  await publisher("PUT", "documents/shows", { data: { picture: { url: file.name, alt: "before" } } });
  await publisher("PATCH", "documents/shows/draft", { status: "published" });
  const form = new FormData();
  form.set("file", new File([new Uint8Array(await makePicture("#a00"))], "after.png"));
  const { body: after } = await publisher("PUT", `assets/${String(file.id)}/file`, form);
  expect(after.name).not.toBe(file.name);
  await publisher("PUT", "documents/shows", { data: { picture: { url: file.name, alt: "before" } } });
  expect((await publisher("PATCH", "documents/shows/draft", { status: "published" })).status).toBe(204);
  await restart();
  const { data } = await testClient(`${origin}/content/api/v2`).getByID("shows");
  expect(data.picture).toMatchObject({ dimensions: { width: 300, height: 200 } });
});

test("while the bucket is away, files are 503 with a sentence and everything else works", async () => {
  const { body: file } = await upload("kept.png", await makePicture("#aa0"));
  await server.stop();
  const sentence = expect.stringMatching(/^The storage of files cannot be reached right now/);
  const failed = await upload("lost.png", await makePicture("#0aa"));
  expect([failed.status, failed.body]).toEqual([503, { message: sentence }]);
  const picture = await fetch(getUrl(file.name));
  expect([picture.status, picture.headers.get("retry-after")]).toEqual([503, "5"]);
  expect((await picture.json()).error.message).toEqual(sentence);
  expect((await fetch(`${getUrl("dot.svg")}?w=64`)).status).toBe(200);
  expect((await editor("PUT", "documents/shows", { data: { name: "saved meanwhile" } })).status).toBe(200);
  expect((await editor("GET", "assets")).body.total).toBeGreaterThan(0);
  await restart();
  expect((await testClient(`${origin}/content/api/v2`).getByID("shows")).id).toBe("shows");
  const degraded = [{ service: "content", reason: sentence }];
  for (const path of ["health", "ready"]) {
    const response = await fetch(`${origin}/${path}`);
    expect([response.status, await response.json()]).toEqual([200, expect.objectContaining({ degraded })]);
  }
  await server.restart();
  const back = await listenFor(
    () => fetch(getUrl(file.name)),
    ({ status }) => status === 200,
  );
  expect(back.value.headers.get("content-type")).toBe("image/png");
  expect(await (await fetch(`${origin}/ready`)).json()).not.toHaveProperty("degraded");
});
