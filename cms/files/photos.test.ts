/** @jest-environment node */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import sharp from "sharp";

import { makeStudioClient, startPeople } from "#cms/testing/makeStudioClient.ts";
import { startContent, testClient } from "#cms/testing/startContent.ts";
import type { TestContent } from "#cms/testing/startContent.ts";

let content: TestContent;
let origin: string;
let people: Awaited<ReturnType<typeof startPeople>>;

beforeAll(async () => {
  content = await startContent([{ id: "shows", data: { picture: { url: "photo.jpg", alt: null } } }]);
  writeFileSync(join(content.folder, "images", "photo.jpg"), await takePhoto());
  ({ origin } = await content.restart());
  people = await startPeople(origin);
});

afterAll(() => content.close());

/** As a phone stores an upright photo: lying, to be turned right. Upright, its upper half is red, its lower one blue. */
async function takePhoto(): Promise<Uint8Array<ArrayBuffer>> {
  const blue = { create: { width: 200, height: 200, channels: 3, background: "#00f" } } as const;
  const lying = sharp({ create: { width: 400, height: 200, channels: 3, background: "#f00" } })
    .composite([{ input: blue, left: 200, top: 0 }])
    .jpeg();
  return new Uint8Array(await lying.withMetadata({ orientation: 6 }).toBuffer());
}

async function upload(name: string, body: Uint8Array<ArrayBuffer>) {
  const form = new FormData();
  form.set("file", new File([body], name));
  return people.editor("POST", "assets", form);
}

async function look(url: string) {
  const image = sharp(Buffer.from(await (await fetch(url)).arrayBuffer()));
  const { width, height } = await image.metadata();
  const { dominant } = await image.stats();
  return { size: [width, height], colour: dominant.r > dominant.b ? "red" : "blue" };
}

test("a phone's photo has the size that browsers show, and is scaled and cropped upright", async () => {
  const { body: file } = await upload("photo.jpg", await takePhoto());
  expect([file.width, file.height]).toEqual([200, 400]);
  const url = `${origin}/storage/web/images/${String(file.name)}`;
  expect((await look(`${url}?w=128`)).size).toEqual([128, 256]);
  expect(await look(`${url}?rect=0,0,200,200`)).toEqual({ size: [200, 200], colour: "red" });
  expect(await look(`${url}?rect=0,200,200,200&w=100`)).toEqual({ size: [100, 100], colour: "blue" });
  const { data } = await testClient(`${origin}/content/api/v2`).getByID("shows");
  expect(data.picture.dimensions).toEqual({ width: 200, height: 400 });
});

test.each(["png", "jpeg", "webp", "avif", "gif"] as const)(
  "a %s picture that breaks off is refused with a sentence, and so as a replacement",
  async (format) => {
    const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
    const complete = await sharp({ create: { width: 120, height: 90, channels: 3, background: "#08f", noise } })
      .toFormat(format)
      .toBuffer();
    const torn = new Uint8Array(complete.subarray(0, Math.floor(complete.byteLength * 0.6)));
    const sentence = { status: 400, body: { message: expect.stringMatching(/^torn\.\w+ is no(t a)? picture/) } };
    expect(await upload(`torn.${format}`, torn)).toMatchObject(sentence);
    const { status, body } = await upload(`complete.${format}`, new Uint8Array(complete));
    expect([status, body]).toMatchObject([201, { kind: "image", width: 120, height: 90 }]);
    const form = new FormData();
    form.set("file", new File([torn], `torn.${format}`));
    expect(await people.publisher("PUT", `assets/${String(body.id)}/file`, form)).toMatchObject(sentence);
  },
);

async function takeSecretPhoto(): Promise<Uint8Array<ArrayBuffer>> {
  const gps = { IFD0: { Make: "SecretCam" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" } };
  const turned = sharp(await takePhoto()).withMetadata({ orientation: 6, icc: "p3" });
  return new Uint8Array(await turned.withExifMerge(gps).toBuffer());
}

async function readServed(name: unknown) {
  const served = await (await fetch(`${origin}/storage/web/images/${String(name)}`)).bytes();
  const { orientation, icc } = await sharp(served).metadata();
  const isSecret = Buffer.from(served).includes("SecretCam");
  return { orientation, hasProfile: icc !== undefined, isSecret, bytes: served.byteLength };
}

test("what visitors get of a photo has no place and no camera, also as a replacement, and is turned the same way", async () => {
  const photo = await takeSecretPhoto();
  expect(Buffer.from(photo).includes("SecretCam")).toBe(true);
  const { body: file } = await upload("IMG_0001.JPG", photo);
  expect(await readServed(file.name)).toEqual({
    orientation: 6,
    hasProfile: true,
    isSecret: false,
    bytes: file.size,
  });
  const form = new FormData();
  form.set("file", new File([photo], "IMG_0002.JPG"));
  const { body: replaced } = await people.publisher("PUT", `assets/${String(file.id)}/file`, form);
  expect(await readServed(replaced.name)).toMatchObject({ orientation: 6, isSecret: false });
});

const heic = (brands: string) => new Uint8Array(Buffer.from(`\0\0\0\u0018ftyp${brands}\0\0\0\0`, "latin1"));

test.each([
  ["IMG_2.HEIC", heic("heic\0\0\0\0mif1heic"), "a HEIC photo"],
  ["IMG_3.jpg", heic("mif1\0\0\0\0mif1heic"), "a HEIC photo"],
  ["scan.tif", new Uint8Array([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0]), "a TIFF picture"],
  ["art.psd", new Uint8Array(Buffer.from("8BPS\0\u0001", "latin1")), "a Photoshop picture"],
])("%s is refused by its own name as what it is", async (name, body, what) => {
  const sentence = `${name} is ${what}, which browsers do not show; export it as JPEG or PNG`;
  expect(await upload(name, body)).toMatchObject({ status: 400, body: { message: sentence, code: "picture-hidden" } });
});

test("a broken picture is named as the editor named it, whatever its content is", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const whole = sharp({ create: { width: 120, height: 90, channels: 3, background: "#08f", noise } }).jpeg();
  const { body } = await upload("My photo (1).png", new Uint8Array((await whole.toBuffer()).subarray(0, 2_000)));
  expect(body.message).toMatch(/^My photo \(1\)\.png is not a picture that can be read: it is damaged/);
});

test.each(["webp", "png", "avif"] as const)(
  "a %s picture that moves is served with its frames in every size",
  async (format) => {
    const file = await makeMoving(format);
    const { body } = await upload(`moving.${format}`, file);
    // The editor crops those that are cut in every frame.
    expect(body.animated).toBe(format !== "webp");
    const url = `${origin}/storage/web/images/${String(body.name)}`;
    for (const query of ["", "?w=128", "?w=128"]) {
      const served = await fetch(url + query);
      expect([served.headers.get("content-type"), await served.bytes()]).toEqual([`image/${format}`, file]);
    }
  },
);

/** sharp writes moving WebP only: a PNG gets the chunk by which browsers know one. */
async function makeMoving(format: "webp" | "png" | "avif"): Promise<Uint8Array<ArrayBuffer>> {
  const still = (background: string) => sharp({ create: { width: 300, height: 300, channels: 3, background } });
  if (format === "webp") {
    const frames = await Promise.all(["#f00", "#00f"].map((colour) => still(colour).png().toBuffer()));
    return new Uint8Array(
      await sharp(frames, { join: { animated: true } })
        .webp({ lossless: true })
        .toBuffer(),
    );
  }
  // Made by avifenc of two colours.
  if (format === "avif") return new Uint8Array(readFileSync("cms/testing/moving.avif"));
  const file = await still("#f00").png().toBuffer();
  const control = Buffer.from("\0\0\0\u0008acTL\0\0\0\u0001\0\0\0\0", "latin1");
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(control.subarray(4)));
  return new Uint8Array(Buffer.concat([file.subarray(0, 33), control, sum, file.subarray(33)]));
}

test("a part of a WebP picture that moves keeps its frames", async () => {
  const { body } = await upload("moving.webp", await makeMoving("webp"));
  const served = await fetch(`${origin}/storage/web/images/${String(body.name)}?rect=0,0,200,100&w=100`);
  const { width, height, pages } = await sharp(await served.bytes()).metadata();
  expect([width, height, pages]).toEqual([100, 50, 2]);
  const avif = await upload("moving.avif", await makeMoving("avif"));
  const cut = await fetch(`${origin}/storage/web/images/${String(avif.body.name)}?rect=0,0,200,100`);
  expect(await sharp(await cut.bytes()).metadata()).toMatchObject({ width: 200, height: 100 });
});

test("a picture is replaced by pictures only", async () => {
  const { body: file } = await upload("photo.jpg", await takePhoto());
  const form = new FormData();
  form.set("file", new File(["%PDF-1.4"], "terms.pdf"));
  expect(await people.publisher("PUT", `assets/${String(file.id)}/file`, form)).toMatchObject({
    status: 409,
    body: {
      message: expect.stringMatching(/^terms\.pdf is of another kind; choose a picture/),
      code: "file-other-kind",
    },
  });
  expect((await people.editor("GET", `assets/${String(file.id)}`)).body).toMatchObject({ name: file.name });
});

test("photos that an earlier version stored lose place and camera at the next start, under their names", async () => {
  const photo = await takeSecretPhoto();
  const { body: file } = await upload("IMG_0003.JPG", photo);
  const form = new FormData();
  form.set("file", new File([photo], "IMG_0004.JPG"));
  const { body: replaced } = await people.publisher("PUT", `assets/${String(file.id)}/file`, form);
  for (const { name } of [file, replaced]) writeFileSync(join(content.dataDir, "images", String(name)), photo);
  await sql`update cms_assets set value = (value::jsonb - 'isClean' || '{"size": 1}')::json`.execute(
    content.database.db,
  );
  expect(await readServed(file.name)).toMatchObject({ isSecret: true });
  ({ origin } = await content.restart());
  const editor = makeStudioClient(origin, people.ada.token);
  while ((await editor("GET", `assets/${String(file.id)}`)).body.size !== replaced.size) await setImmediate();
  for (const { name, size } of [file, replaced])
    expect(await readServed(name)).toEqual({ orientation: 6, hasProfile: true, isSecret: false, bytes: size });
});
