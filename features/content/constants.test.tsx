/** @jest-environment node */
import type { RequestListener } from "node:http";

import { asImagePixelDensitySrcSet } from "@prismicio/client";
import { renderToStaticMarkup } from "react-dom/server";

import { startRepository } from "./testing/startRepository";
import type { TestRepository } from "./testing/startRepository";

import type * as Client from "./client";
import type * as Image from "./ContentImage";
import type * as Storage from "./files/loadImage";

// A repository starts in a process of its own.
jest.setTimeout(60_000);

let repository: TestRepository;
let createClient: typeof Client.createClient;
let ContentImage: typeof Image.ContentImage;
let loadImage: typeof Storage.loadImage;

beforeAll(async () => {
  repository = await startRepository();
  process.env.PRISMIC_API_URL = repository.endpoint;
  process.env.IMAGES_URL = repository.images;
  ({ createClient } = await import("./client"));
  ({ ContentImage } = await import("./ContentImage"));
  ({ loadImage } = await import("./files/loadImage"));
});
afterAll(() => repository.close());
beforeEach(() => {
  repository.asked.splice(0);
  repository.intercept();
});
afterEach(() => jest.restoreAllMocks());

const searches = () => repository.asked.filter(({ url }) => url.pathname.endsWith("/search"));
const roots = () => repository.asked.filter(({ url }) => url.pathname.endsWith("/api/v2"));
const answer =
  (status: number, body: object, headers: Record<string, string> = {}): RequestListener =>
  (_, response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
  };

test("everything is fetched in pages of 100 with half a second between", async () => {
  const documents = await createClient().dangerouslyGetAll({ lang: "*", fetch: [], limit: 250 });
  expect(documents).toHaveLength(250);
  expect(searches().map(({ url }) => [url.searchParams.get("pageSize"), url.searchParams.get("page")])).toEqual([
    ...[
      ["100", null],
      ["100", "2"],
      ["100", "3"],
    ],
  ]);
  const [first = 0, second = 0, third = 0] = searches().map(({ at }) => at);
  expect(second - first).toBeGreaterThanOrEqual(495);
  expect(third - second).toBeGreaterThanOrEqual(495);
});

test("what the repository says of itself is asked once in five seconds", async () => {
  let now = Date.now();
  jest.spyOn(Date, "now").mockImplementation(() => now);
  const client = createClient();
  await client.get({ pageSize: 1 });
  now += 4_999;
  await client.get({ pageSize: 1 });
  expect(roots()).toHaveLength(1);
  now += 2;
  await client.get({ pageSize: 1 });
  expect(roots()).toHaveLength(2);
});

test("an unknown ref is answered by the repository with its newest, which is read instead", async () => {
  const warned = jest.spyOn(console, "warn").mockReturnValue();
  const { results } = await createClient({ ref: "no-such-ref" }).get({ pageSize: 1 });
  expect(results).toHaveLength(1);
  expect(searches().map(({ status }) => status)).toEqual([404, 200]);
  expect(warned).toHaveBeenCalledTimes(1);
});

test("a ref that expires again and again is tried three times in all", async () => {
  jest.spyOn(console, "warn").mockReturnValue();
  const expired = answer(410, { type: "api_validation_error", message: "The ref expired. Master ref is: another" });
  repository.intercept(expired, expired, expired, expired);
  await expect(createClient().get({ pageSize: 1 })).rejects.toThrow("expired");
  expect(searches()).toHaveLength(3);
});

test("a repository that asks for patience is asked again after what it says, or 1.5 s", async () => {
  repository.intercept(answer(429, {}), answer(429, {}, { "retry-after": "0.2" }));
  const { results } = await createClient().get({ pageSize: 1 });
  expect(results).toHaveLength(1);
  expect(searches().map(({ status }) => status)).toEqual([429, 429, 200]);
  const [first = 0, second = 0, third = 0] = searches().map(({ at }) => at);
  expect(second - first).toBeGreaterThanOrEqual(1_495);
  expect(third - second).toBeGreaterThanOrEqual(195);
  expect(third - second).toBeLessThan(1_495);
});

test("a repository that never has time is an outage after three tries", async () => {
  const busy = answer(429, {}, { "retry-after": "0" });
  repository.intercept(busy, busy, busy);
  await expect(createClient().get({ pageSize: 1 })).rejects.toThrow();
  expect(searches()).toHaveLength(3);
});

const picture = (name: string) => ({
  ...{ id: "one", url: `${repository.images}/${name}`, alt: null, copyright: null },
  ...{ dimensions: { width: 4000, height: 2000 }, edit: { x: 0, y: 0, zoom: 1, background: "transparent" } },
});

test("pictures come in the specification's widths, each from our own origin and answered by the storage", async () => {
  const html = renderToStaticMarkup(<ContentImage image={picture("photo.png")} />);
  const sources = (/srcSet="([^"]+)"/.exec(html)?.[1] ?? "").replaceAll("&amp;", "&").split(", ");
  expect(sources.map((source) => source.split(" ")[1])).toEqual(["640w", "828w", "1200w", "2048w", "3840w"]);
  for (const source of sources) {
    const url = new URL(source.split(" ")[0] ?? "", "http://site.invalid");
    expect(url.origin).toBe("http://site.invalid");
    expect(url.pathname).toBe("/api/images/photo.png");
    // The name is made up; that the width is allowed is what counts.
    expect(await loadImage("photo.png", url.searchParams)).toMatchObject({ status: 404 });
  }
  expect(await loadImage("photo.png", new URLSearchParams({ w: "641" }))).toMatchObject({ status: 400 });
});

test("a drawing of the storage arrives as it is", async () => {
  const image = await loadImage("brand/flag-h.svg", new URLSearchParams({ w: "640" }));
  expect(image).toMatchObject({ headers: { "content-type": "image/svg+xml" } });
});

test("pixel densities are one, two and three", () => {
  const srcset = asImagePixelDensitySrcSet(picture("photo.png"))?.srcset ?? "";
  expect(srcset.split(", ").map((source) => source.split(" ")[1])).toEqual(["1x", "2x", "3x"]);
});
