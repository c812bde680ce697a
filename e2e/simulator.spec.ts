import lzString from "lz-string";

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
