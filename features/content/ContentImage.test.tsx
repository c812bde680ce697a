/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { asImagePixelDensitySrcSet } from "@prismicio/client";
import { renderToStaticMarkup } from "react-dom/server";

import { startRepository } from "./testing/startRepository";
import type { TestRepository } from "./testing/startRepository";

import type * as Component from "./ContentImage";
import type * as Storage from "./files/loadImage";

// The repository runs in a child process.
jest.setTimeout(60_000);

const folder = mkdtempSync(join(tmpdir(), "content-image-"));
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"><path d="M0 0h4v2H0z"/></svg>';
let repository: TestRepository;
let ContentImage: typeof Component.ContentImage;
let loadImage: typeof Storage.loadImage;

beforeAll(async () => {
  for (const name of ["documents", "images"]) mkdirSync(join(folder, name));
  writeFileSync(join(folder, "images", "drawing.svg"), drawing);
  repository = await startRepository(folder);
  process.env.PRISMIC_API_URL = repository.endpoint;
  process.env.IMAGES_URL = repository.images;
  ({ ContentImage } = await import("./ContentImage"));
  ({ loadImage } = await import("./files/loadImage"));
});
afterAll(async () => {
  await repository.close();
  rmSync(folder, { recursive: true });
});

const photo = () => ({
  id: "one",
  url: `${repository.images}/photo.png`,
  alt: null,
  copyright: null,
  dimensions: { width: 4000, height: 2000 },
  edit: { x: 0, y: 0, zoom: 1, background: "transparent" },
});

test("a visitor's browser chooses a photo among the five widths of the specification, all from the site's own origin", async () => {
  const html = renderToStaticMarkup(<ContentImage image={photo()} />);
  const sources = (/srcSet="([^"]+)"/.exec(html)?.[1] ?? "").replaceAll("&amp;", "&").split(", ");
  expect(sources.map((source) => source.split(" ")[1])).toEqual(["640w", "828w", "1200w", "2048w", "3840w"]);
  for (const source of sources) {
    const url = new URL(source.split(" ")[0] ?? "", "http://site.invalid");
    expect(url.origin).toBe("http://site.invalid");
    expect(url.pathname).toBe("/api/images/photo.png");
    // The file does not exist, so an allowed width is answered 404; another width would be 400.
    expect(await loadImage("photo.png", url.searchParams)).toMatchObject({ status: 404 });
  }
});

test("a photo that a slice's example names without its storage is drawn as the full one", () => {
  const short = renderToStaticMarkup(<ContentImage image={{ ...photo(), url: "photo.png" }} />);
  expect(short).toBe(renderToStaticMarkup(<ContentImage image={photo()} />));
});

test("a photo at an unlisted width is rejected, which bounds the storage's resizing", async () => {
  expect(await loadImage("photo.png", new URLSearchParams({ w: "641" }))).toMatchObject({ status: 400 });
});

test("an SVG drawing is unchanged, whatever the requested width", async () => {
  const image = await loadImage("drawing.svg", new URLSearchParams({ w: "640" }));
  expect(image).toMatchObject({ headers: { "content-type": "image/svg+xml" } });
  if (!("body" in image)) throw new Error("The drawing was not found.");
  expect(await new Response(image.body).text()).toBe(drawing);
});

test("a photo for dense screens is available at one, two and three times its size", () => {
  const srcset = asImagePixelDensitySrcSet(photo())?.srcset ?? "";
  expect(srcset.split(", ").map((source) => source.split(" ")[1])).toEqual(["1x", "2x", "3x"]);
});
