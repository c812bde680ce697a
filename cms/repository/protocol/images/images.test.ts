/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import sharp from "sharp";

import { FolderStorage } from "#kit/files/FolderStorage.ts";

import { createImageStorage } from "./images.routes.ts";

const folder = mkdtempSync(join(tmpdir(), "halyard-images-"));
const app = createImageStorage({ seed: new FolderStorage(folder), storage: new FolderStorage(join(folder, "data")) });
const original = { width: 1_500, height: 1_000 };

beforeAll(async () => {
  mkdirSync(join(folder, "images"));
  const noise = { type: "gaussian" as const, mean: 128, sigma: 30 };
  await sharp({ create: { ...original, channels: 3, background: "#3366cc", noise } })
    .png()
    .toFile(join(folder, "images", "wide.png"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const request = (query: string) => app.request(`/storage/web/images/wide.png?${query}`);

async function readSize(query: string) {
  const response = await request(query);
  expect([query, response.status, response.headers.get("content-type")]).toEqual([query, 200, "image/webp"]);
  const { width, height } = await sharp(await response.arrayBuffer()).metadata();
  return [width, height];
}

// The widths that `next/image` and Prismic's components ask for, and others.
test.each([16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1_080, 1_200, 1_920, 2_048, 3_840, 1, 777, 0.5, 99_999])(
  "w=%d is answered with the next stored width, never larger than the original",
  async (requestedWidth) => {
    const [width = 0, height = 0] = await readSize(`auto=format,compress&fit=max&w=${requestedWidth}`);
    expect(width).toBeGreaterThanOrEqual(Math.min(requestedWidth, original.width));
    expect(width).toBeLessThanOrEqual(Math.min(original.width, Math.max(16, requestedWidth * 1.7)));
    expect(Math.abs(height - (width * 2) / 3)).toBeLessThanOrEqual(1);
  },
);

test.each([
  ["h=500", [960, 640]],
  ["w=750&h=750", [828, 552]],
  ["w=320&dpr=2", [640, 427]],
  ["w=320&dpr=2.5", [828, 552]],
  ["w=640&h=640&fit=crop", [640, 640]],
  ["w=3000&h=3000&fit=crop", [1_000, 1_000]],
  ["width=640&height=100", [150, 100]],
  ["rect=0,0,300,300&w=200&h=200", [200, 200]],
  ["rect=0,0,300,300&w=200&dpr=2", [300, 300]],
])("%s gives %p", async (query, size) => {
  expect(await readSize(query)).toEqual(size);
});

test("a lower quality makes a smaller file, and each is rounded up to a stored one", async () => {
  const read = async (query: string) => (await (await request(query)).arrayBuffer()).byteLength;
  expect(await read("w=640&q=10")).toBe(await read("w=640&q=30"));
  expect(await read("w=640&q=75")).toBe(await read("w=640"));
  expect(await read("w=640&q=100")).toBeGreaterThan(2 * (await read("w=640&q=30")));
});

test.each(["w=0", "w=-5", "w=wide", "w=NaN", "h=Infinity", "w=640&dpr=0", "w=640&q=no"])(
  "%s is refused with a sentence",
  async (query) => {
    const response = await request(query);
    const { error } = await response.json();
    expect([response.status, error.message]).toEqual([400, expect.stringMatching(/^\w+ must be a number above 0/)]);
  },
);

test("without a size the file itself is sent", async () => {
  const response = await request("auto=format,compress&w=");
  expect(response.headers.get("content-type")).toBe("image/png");
});
