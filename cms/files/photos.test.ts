/** @jest-environment node */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

import { startPeople } from "#cms/testing/makeStudioClient.ts";
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
    const sentence = { status: 400, body: { message: expect.stringMatching(/torn\.\w+ is no(t a)? picture/) } };
    expect(await upload(`torn.${format}`, torn)).toMatchObject(sentence);
    const { status, body } = await upload(`complete.${format}`, new Uint8Array(complete));
    expect([status, body]).toMatchObject([201, { kind: "image", width: 120, height: 90 }]);
    const form = new FormData();
    form.set("file", new File([torn], `torn.${format}`));
    expect(await people.publisher("PUT", `assets/${String(body.id)}/file`, form)).toMatchObject(sentence);
  },
);

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
