import { join } from "node:path";

import type { Page } from "playwright/test";

const origin = "https://halyard.prismic.io";
const packageFolder = "node_modules/@prismicio/simulator/dist";

type Slice = { slice_type: string; variation: string; primary: Record<string, unknown> };

// The builder listens before the frame loads, or it would miss the simulator's ready message.
const builder = (simulator: string) => `<!doctype html><title>Page builder</title>
<iframe id="frame" style="width:1200px;height:800px;border:0"></iframe>
<script type="module">
  import { SimulatorClient } from "/simulator/index.js";
  const frame = document.getElementById("frame");
  // A busy machine may render slowly.
  const client = new SimulatorClient(frame, {}, { defaultTimeout: 20_000 });
  const connected = client.connect({ activeSliceAPI: true, sliceZoneSizeAPI: true }, true);
  frame.src = ${JSON.stringify(simulator)};
  connected.then(() => { window.client = client; document.title = "Connected"; });
</script>`;

/** Opens the simulator in a page builder on Prismic's origin, with the official client. */
export async function openBuilder(page: Page, simulator: string) {
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (!pathname.startsWith("/simulator/"))
      return route.fulfill({ contentType: "text/html", body: builder(simulator) });
    return route.fulfill({
      path: join(packageFolder, pathname.slice("/simulator/".length)),
      contentType: "text/javascript",
    });
  });
  await page.goto(`${origin}/builder`);
  await page.waitForFunction(() => document.title === "Connected", undefined, { timeout: 20_000 });
  const frame = page.frameLocator("#frame");
  const show = (slices: Slice[]) =>
    page.evaluate(async (zone) => {
      const client: { setSliceZone(zone: unknown): Promise<unknown> } = Reflect.get(window, "client");
      await client.setSliceZone(zone);
    }, slices);
  return { frame, show };
}
