/** @jest-environment node */
import { startSite } from "../testing/startSite.ts";

test("/health counts rendered pages apart from pages that were stored on the disk", async () => {
  const site = await startSite();
  const pages = async () => JSON.parse((await site.get("/health")).text).pages;
  expect(await pages()).toEqual({ rendered: 0, confirmed: 0 });
  for (const path of ["/", "/about/", "/about/", "/nodes/"]) await site.get(path);
  expect(await pages()).toEqual({ rendered: 3, confirmed: 0 });
  site.framework.isOnDisk = true;
  await site.publish();
  for (const path of ["/", "/about/", "/about/", "/nodes/"]) await site.get(path);
  expect(await pages()).toEqual({ rendered: 3, confirmed: 3 });
  await site.close();
});

test("content that is held back is reported and does not make the site unready", async () => {
  const site = await startSite();
  const since = Date.parse("2026-01-01T00:00:00Z");
  globalThis.halyardContentLoss = { ref: "r", since, believedAt: since + 3_600_000, known: 288, offered: 0 };
  for (const path of ["/health", "/ready"]) {
    const { status, text } = await site.get(path);
    const until = "2026-01-01T01:00:00.000Z";
    expect([status, JSON.parse(text).contentHeldBack]).toEqual([
      200,
      { known: 288, offered: 0, since: "2026-01-01T00:00:00.000Z", until },
    ]);
  }
  globalThis.halyardContentLoss = undefined;
  expect((await site.get("/ready")).text).not.toContain("contentHeldBack");
  await site.close();
});
