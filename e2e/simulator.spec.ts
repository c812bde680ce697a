import { globSync, readFileSync } from "node:fs";

import { buildSync } from "esbuild";
import lzString from "lz-string";

import { EditorModels } from "#cms/editor/model/EditorModels.ts";
import { findFieldModel } from "#cms/editor/on-page/findFieldModel.ts";
import { listFieldTexts } from "#cms/editor/on-page/listFieldTexts.ts";
import { mockedSlices } from "@/slices/simulator/mockedSlices";

import { chromiumLaunch } from "./chromiumLaunch";
import { expect, test } from "./fixtures";
import { openBuilder } from "./openBuilder";

// The builder is on Prismic's origin and the simulator on loopback, for which Chromium would ask permission.
const launchOptions = chromiumLaunch("--disable-features=LocalNetworkAccessChecks");

test.use({
  launchOptions,
  // While the server still draws the slices, Prismic's simulator counts them and the browser has preloaded their pictures.
  expectedComplaints: [
    /halyard\.prismic\.io|Mixed Content|Flagged SliceZone has an unexpected number|preloaded using link preload/,
  ],
});

const slices = mockedSlices();
const models = globSync("slices/*/model.json").map((path): unknown => JSON.parse(readFileSync(path, "utf8")));
const editorModels = new EditorModels({ types: [], slices: models });

// Names for machines, which a page shows by chance.
const names = /\.(anchor|chain|protocol)$/;

/** A slice with the texts that an editor writes in it. */
function listTexts(slice: (typeof slices)[number]) {
  const json = JSON.parse(JSON.stringify(slice));
  const isWritten = (path: string) =>
    !names.test(path) && /^(Text|StructuredText)$/.test(findFieldModel(editorModels, json, path)?.type ?? "");
  return { json, texts: listFieldTexts(json).flatMap(({ path, text }) => (isWritten(path) ? [{ path, text }] : [])) };
}

/** Runs in the page: texts that a slice shows, but which are not found where they are shown. */
function listMissing(elements: Element[], drawn: ReturnType<typeof listTexts>[]): string[] {
  const FieldFinder = Reflect.get(window, "FieldFinder");
  const compact = Reflect.get(window, "compact");
  return elements.flatMap((element, index) => {
    const { json, texts } = drawn[index] ?? { json: {}, texts: [] };
    const shown = new Set([...element.querySelectorAll("*")].map((one) => compact(one.textContent)));
    const paths = new Set(new FieldFinder(element, json).list().map(({ path }: { path: string }) => path));
    // Of several fields with one text, a page may show one.
    const known = new Set(texts.flatMap(({ path, text }) => (paths.has(path) ? [text] : [])));
    return texts.flatMap(({ path, text }) =>
      shown.has(text) && !known.has(text) ? [`${json.slice_type} ${json.variation} ${path}: ${text}`] : [],
    );
  });
}

// Heights are the same in both modes, so each mode is shown in one language.
for (const [locale, mode] of [
  ["en", "light"],
  ["cn", "dark"],
] as const) {
  test(`every slice and variation is shown in the simulator (${locale}, ${mode})`, async ({ page, baseURL }) => {
    test.setTimeout(90_000);
    await page.emulateMedia({ colorScheme: mode });
    const { frame, show } = await openBuilder(page, `${baseURL}/slice-simulator/?locale=${locale}`);
    await show(slices);
    const shown = frame.locator("[data-slice-zone] > *");
    await expect(shown).toHaveCount(slices.length, { timeout: 20_000 });
    await expect(frame.locator("[data-slice-zone]")).toHaveAttribute("lang", locale === "en" ? "en" : "zh-CN");
    // Slices out of view are not laid out and have an estimated height.
    const heights = await shown.evaluateAll((all) => {
      for (const one of all) one.style.contentVisibility = "visible";
      return all.map((one) => one.getBoundingClientRect().height);
    });
    // The Studio finds the field of each text that is shown.
    const entryPoints = ["cms/editor/testing/exposeFinder.ts"];
    const [finder] = buildSync({ entryPoints, bundle: true, write: false, format: "iife" }).outputFiles;
    const simulator = page.frames().find((one) => one.url().includes("/slice-simulator/"));
    await simulator?.evaluate(finder?.text ?? "");
    const missing = await shown.evaluateAll(listMissing, slices.map(listTexts));
    expect(missing, "texts whose field is not found").toEqual([]);
    const empty = slices.filter((_, index) => (heights[index] ?? 0) < 16);
    expect(empty.map(({ slice_type, variation }) => `${slice_type} ${variation}`)).toEqual([]);
  });
}

test("an editor's text is shown while typing, and an unknown slice renders nothing", async ({ page, baseURL }) => {
  const { frame, show } = await openBuilder(page, `${baseURL}/slice-simulator/`);
  const hero = (words: string) => ({
    slice_type: "hero",
    variation: "compact",
    primary: { title: [{ type: "heading1", text: words, spans: [] }], lede: [], actions: [] },
  });
  const documents: string[] = [];
  page.on("request", (sent) => {
    if (sent.isNavigationRequest()) documents.push(sent.url());
  });
  const unknown = { slice_type: "nobody", variation: "default", primary: {} };
  for (const words of ["B", "Bl", "Blo", "Blocks for everyone"]) await show([unknown, hero(words)]);
  await expect(frame.getByRole("heading")).toHaveText("Blocks for everyone");
  await expect(frame.locator("[data-slice-zone] > *")).toHaveCount(2);
  expect(documents, "the simulator was loaded anew").toEqual([]);
});

test("only editors may frame the simulator, and a damaged state shows no slices", async ({
  page,
  request,
  baseURL,
}) => {
  const response = await request.get("/slice-simulator/");
  const policy = response.headers()["content-security-policy"] ?? "";
  const ancestors = /frame-ancestors ([^;]*)/.exec(policy)?.[1]?.split(" ") ?? [];
  expect(ancestors).toContain("https://*.prismic.io");
  for (const one of ancestors) expect(one).toMatch(/^'self'$|^https:\/\/(\*\.)?(prismic\.io|wroom\.(io|test))$/);
  const damaged = `${baseURL}/slice-simulator/?state=%00nonsense`;
  expect((await request.get(damaged)).status()).toBe(200);
  const { frame, show } = await openBuilder(page, damaged);
  await expect(frame.locator("[data-slice-zone] > *")).toHaveCount(0);
  await show(slices.slice(0, 1));
  await expect(frame.locator("[data-slice-zone] > *")).toHaveCount(1);
});

test("the simulator opened directly explains its purpose and shows no content from its URL", async ({ page }) => {
  const state = lzString.compressToEncodedURIComponent(JSON.stringify(slices.slice(0, 3)));
  await page.goto(`/slice-simulator/?state=${state}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Slices are shown here while they are edited");
  await expect(page.locator("[data-slice-zone]")).toHaveCount(0);
});
