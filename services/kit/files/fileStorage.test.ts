/** @jest-environment node */
import { existsSync, mkdtempSync, openAsBlob, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { BucketStorage } from "./BucketStorage.ts";
import { readStored } from "./FileStorage.ts";
import type { FileStorage } from "./FileStorage.ts";
import { FolderStorage } from "./FolderStorage.ts";
import { readListing } from "./readListing.ts";
import { startBucket } from "./testing/startBucket.ts";

const folder = mkdtempSync(join(tmpdir(), "halyard-files-"));
const text = (words: string) => new TextEncoder().encode(words);
let server: Awaited<ReturnType<typeof startBucket>>;
let lines: string[];

beforeAll(async () => {
  server = await startBucket();
});
beforeEach(() => {
  lines = [];
  for (const stream of [process.stderr, process.stdout])
    jest.spyOn(stream, "write").mockImplementation((line) => lines.push(String(line)) > 0);
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await server.remove();
  rmSync(folder, { recursive: true });
});

const kinds: [string, () => FileStorage][] = [
  ["a folder", () => new FolderStorage(join(folder, "files"))],
  ["a bucket", () => new BucketStorage(server.bucket)],
];

describe.each(kinds)("files in %s", (_, open) => {
  const read = async (key: string, range?: { start: number; end: number }) => {
    const file = await open().open(key, range);
    return file && [file.size, await new Response(file.body).text()];
  };

  test("are stored whole, read whole and in part, listed and removed", async () => {
    const files = open();
    const keys = ["images/a b@2x 100% (é) + more.png", "images/deep/er/ü.txt", "sizes/x.webp"];
    for (const key of keys) await files.put(key, text("0123456789"), "text/plain");
    expect(await read(keys[0] ?? "")).toEqual([10, "0123456789"]);
    expect(await read("images/deep/er/ü.txt", { start: 2, end: 4 })).toEqual([10, "234"]);
    expect((await files.list("images/")).sort((a, b) => (a.key < b.key ? -1 : 1))).toEqual([
      { key: keys[0], size: 10 },
      { key: keys[1], size: 10 },
    ]);
    await files.remove([keys[0] ?? "", "images/never-there"]);
    expect((await files.list("images/")).map(({ key }) => key)).toEqual([keys[1]]);
    expect(await files.list("nothing/")).toEqual([]);
  });

  test("that are missing are undefined, an empty one has no bytes", async () => {
    const files = open();
    await files.put("images/empty.txt", text(""));
    expect(await files.find("images/empty.txt")).toMatchObject({ size: 0 });
    expect(await read("images/empty.txt")).toEqual([0, ""]);
    expect([await files.find("images/none"), await files.open("images/none/below")]).toEqual([undefined, undefined]);
    expect(await readStored(files, "images/none")).toBeUndefined();
    expect(files.failure).toBeUndefined();
  });

  test("change their mark with their content", async () => {
    const files = open();
    await files.put("images/mark", text("one"));
    const first = await files.find("images/mark");
    await files.put("images/mark", text("three"));
    const second = await files.find("images/mark");
    expect([first?.size, second?.size, first?.etag === second?.etag]).toEqual([3, 5, false]);
  });

  test("are stored from a file of another folder", async () => {
    const path = join(folder, "large");
    writeFileSync(path, Buffer.alloc(20 * 1024 * 1024, 7));
    await open().put("images/large", await openAsBlob(path));
    expect((await open().find("images/large"))?.size).toBe(20 * 1024 * 1024);
  });
});

test.each([
  "../outside",
  "images/../../outside",
  "images//x",
  "images/a\\b",
  "images/\u0000",
  "images/x/",
  "x".repeat(1_100),
])("no file has the key %j", async (key) => {
  for (const files of [new FolderStorage(join(folder, "files")), new BucketStorage(server.bucket)]) {
    await expect(files.put(key, text("x"))).rejects.toThrow("cannot be the key of a file");
    expect(await files.open(key)).toBeUndefined();
    await files.remove([key]);
  }
  expect(existsSync(join(folder, "outside"))).toBe(false);
});

test("a bucket that is away is an error with a sentence, at once after a while, and comes back by itself", async () => {
  const own = await startBucket();
  const files = new BucketStorage(own.bucket);
  await files.put("images/kept", text("kept"));
  await own.stop();
  const sentence = { status: 503, message: expect.stringMatching(/^The storage of files cannot be reached/) };
  for (let tries = 0; tries < 3; tries += 1) await expect(files.find("images/kept")).rejects.toMatchObject(sentence);
  const before = performance.now();
  await expect(files.put("images/new", text("new"))).rejects.toMatchObject(sentence);
  expect(performance.now() - before).toBeLessThan(50);
  expect(files.failure).toMatch(/cannot be reached/);
  expect(lines).toHaveLength(1);
  await own.restart();
  const now = performance.now();
  jest.spyOn(performance, "now").mockImplementation(() => now + 10_000);
  expect(new TextDecoder().decode(await readStored(files, "images/kept"))).toBe("kept");
  expect(files.failure).toBeUndefined();
  await own.remove();
});

test.each([
  ["a wrong key", { secretAccessKey: "wrong" }, /^The storage of files refuses the key of FILES_S3_ACCESS_KEY_ID/],
  ["an unknown key", { accessKeyId: "NOBODY" }, /^The storage of files refuses the key of FILES_S3_ACCESS_KEY_ID/],
  ["a bucket that does not exist", { bucket: "other" }, /^The bucket of FILES_S3_BUCKET does not exist/],
])("%s is named by its setting", async (_, wrong, sentence) => {
  const files = new BucketStorage({ ...server.bucket, ...wrong });
  const error = { status: 503, message: expect.stringMatching(sentence) };
  await expect(files.check()).rejects.toMatchObject(error);
  await expect(files.open("images/any")).rejects.toMatchObject(error);
  await expect(files.put("images/any", text("x"))).rejects.toMatchObject(error);
});

test("a stumble of the server is tried again", async () => {
  let requestCount = 0;
  const stumbling = createServer((_, response) => {
    requestCount += 1;
    response
      .writeHead(requestCount < 3 ? 500 : 200, { "content-length": "4", etag: '"e"' })
      .end(requestCount < 3 ? "oops" : "well");
  });
  await new Promise<void>((resolve) => {
    stumbling.listen(0, "127.0.0.1", resolve);
  });
  const address = stumbling.address();
  const { port }: Pick<AddressInfo, "port"> = typeof address === "object" && address ? address : { port: 0 };
  const files = new BucketStorage({ ...server.bucket, endpoint: `http://127.0.0.1:${port}/` });
  expect(new TextDecoder().decode(await readStored(files, "images/any"))).toBe("well");
  expect(requestCount).toBe(3);
  await new Promise((resolve) => stumbling.close(resolve));
});

test.each([
  ["<EncodingType>url</EncodingType>", "a+b%26%C3%BC%2Bc.png"],
  ["", "a b&amp;&#xfc;+c.png"],
])("a listing is read with its keys %s", (head, key) => {
  const xml = `<R>${head}<Contents><Key>${key}</Key><Size>7</Size></Contents><NextContinuationToken>1&amp;2</NextContinuationToken></R>`;
  expect(readListing(xml)).toEqual({ files: [{ key: "a b&ü+c.png", size: 7 }], next: "1&2" });
});
