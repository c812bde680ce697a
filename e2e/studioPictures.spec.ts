import type { APIRequestContext, Page } from "playwright/test";
import sharp from "sharp";

import { expect, test } from "./fixtures";
import { giveFile } from "./giveFile";
import { createInStudio, readDocument } from "./openInStudio";
import { readStudioPassword, signInToStudio } from "./signInToStudio";

test.use({ expectedComplaints: [/status (of )?401/], viewport: { width: 1440, height: 1000 } });
test.describe.configure({ timeout: 120_000 });

/** A picture whose left and right half have one colour each. */
async function drawHalves(name: string, left: string, right: string) {
  const half = { create: { width: 1000, height: 1200, channels: 3, background: right } } as const;
  const buffer = await sharp({ create: { width: 2000, height: 1200, channels: 3, background: left } })
    .composite([{ input: half, left: 1000, top: 0 }])
    .png()
    .toBuffer();
  return { name, mimeType: "image/png", buffer };
}

const terms = { name: "terms.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4") };

const text = (words: string) => [{ type: "heading2", text: words, spans: [] }];
const slice = (id: string, type: string, primary: object) => ({
  ...{ id, slice_type: type, slice_label: null, variation: "default", version: "initial", items: [], primary },
});

async function openWithPictures(page: Page) {
  await signInToStudio(page);
  const uid = `pictures-${Date.now()}`;
  const film = { embed_url: "https://www.youtube.com/watch?v=dQw4w9WgXcQ", type: "video" };
  const slices = [
    slice("media_text$1", "media_text", { title: text("Beside a picture") }),
    slice("embed$1", "embed", { title: text("A film"), embed: film }),
  ];
  const id = await createInStudio(page, { uid, data: { title: uid, slices } });
  await page.getByRole("button", { name: "Open all" }).click();
  return { uid, id };
}

const library = (page: Page) => page.getByRole("dialog", { name: "Choose a picture" });

/** The picture that a visitor's page shows, as its first and last pixel of the upper edge, and its ratio. */
async function look(request: APIRequestContext, uid: string, file: string) {
  const html = await (await request.get(`/${uid}/`)).text();
  const [, source = ""] = new RegExp(`src="(/api/images/[^"]*${file}[^"]*)"`).exec(html) ?? [];
  if (!source) return undefined;
  const picture = sharp(await (await request.get(source.replaceAll("&amp;", "&"))).body());
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const colour = (x: number) =>
    ["red", "green", "blue"][
      [0, 1, 2].toSorted((a, b) => (data[x * info.channels + b] ?? 0) - (data[x * info.channels + a] ?? 0))[0] ?? 0
    ];
  return { left: colour(2), right: colour(info.width - 3), ratio: (info.width / info.height).toFixed(2) };
}

test("a picture is cropped by keyboard at each field's ratio, shown so to visitors, and replaced everywhere", async ({
  page,
  request,
}) => {
  const { uid, id } = await openWithPictures(page);
  const beside = page.locator('[data-field="media_text$1 primary.image"]');
  await beside.getByRole("button", { name: "Choose a picture" }).click();
  await giveFile(page, "drop", terms);
  await expect(library(page)).toContainText("terms.pdf is not a picture");
  await giveFile(page, "paste", await drawHalves("beside.png", "#c00", "#00c"));
  await library(page).waitFor({ state: "detached" });
  await beside.getByRole("button", { name: "Crop" }).click();
  const crop = page.getByRole("dialog", { name: "Crop the picture" });
  await crop.getByLabel("Ratio").selectOption("1 : 1");
  await expect(crop).toContainText("Result: 1,200 × 1,200 pixels");
  // From the middle to the right edge, of which most is blue.
  await crop.getByLabel("Arrow keys move the part that is shown").focus();
  for (let step = 0; step < 9; step += 1) await page.keyboard.press("Control+ArrowRight");
  await crop.getByRole("button", { name: "Apply" }).press("Enter");
  // The film's frame has one ratio, which its picture gets unasked.
  await page.locator('[data-field="embed$1 primary.poster"]').getByRole("button", { name: "Choose a picture" }).click();
  await giveFile(page, "paste", await drawHalves("poster.png", "#0c0", "#c00"));
  await library(page).waitFor({ state: "detached" });
  await expect
    .poll(async () => (await readDocument(page, id)).data)
    .toMatchObject({
      slices: [
        { primary: { image: { dimensions: { width: 1200, height: 1200 }, edit: { x: -800, y: 0, zoom: 1 } } } },
        { primary: { poster: { dimensions: { width: 2000, height: 1125 } } } },
      ],
    });
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const publish = page.getByRole("dialog", { name: /^Publish “/ });
  await publish.getByRole("button", { name: "Publish", exact: true }).click();
  await expect
    .poll(() => look(request, uid, "beside"), { intervals: [200] })
    .toEqual({ left: "red", right: "blue", ratio: "1.00" });
  expect(await look(request, uid, "poster")).toEqual({ left: "green", right: "red", ratio: "1.78" });
  await page.goto("/studio/files/");
  await page.getByLabel("Search names and descriptions").fill("beside.png");
  await page
    .getByRole("button", { name: /^beside\.png/ })
    .first()
    .click();
  const file = page.getByRole("dialog", { name: "beside.png" });
  await expect(file).toContainText("Media and text: Picture");
  await expect(file.getByRole("button", { name: "Delete" })).toBeDisabled();
  await file.getByLabel("Replace the file").setInputFiles(await drawHalves("newer.png", "#0c0", "#c00"));
  await expect(page.getByRole("dialog", { name: "newer.png" })).toContainText("The file is replaced.");
  await expect
    .poll(() => look(request, uid, "newer"), { intervals: [200] })
    .toEqual({ left: "green", right: "red", ratio: "1.00" });
});

test("a session that ends while a picture is chosen leads to signing in, and the picture is then taken", async ({
  page,
}) => {
  const { id } = await openWithPictures(page);
  const beside = page.locator('[data-field="media_text$1 primary.image"]');
  await beside.getByRole("button", { name: "Choose a picture" }).click();
  await library(page).getByRole("option").first().waitFor();
  await page.context().clearCookies();
  const picture = await drawHalves("late.png", "#c00", "#00c");
  await giveFile(page, "paste", picture);
  const signIn = page.getByRole("alertdialog");
  await signIn.getByLabel("Password").fill(readStudioPassword());
  await page.keyboard.press("Enter");
  await signIn.waitFor({ state: "detached" });
  await giveFile(page, "paste", picture);
  await library(page).waitFor({ state: "detached" });
  await expect
    .poll(async () => JSON.stringify((await readDocument(page, id)).data), { intervals: [200] })
    .toContain("late.png");
});
