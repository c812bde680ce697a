import type { Browser, BrowserContext, Page } from "playwright";

/** Throttles a page like a modest phone: 4 × slower CPU, slow 4G. */
export async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 204_800,
    uploadThroughput: 93_750,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

/** A browser window with a phone's viewport. */
export const openPhone = (browser: Browser) =>
  browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
