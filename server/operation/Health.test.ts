/** @jest-environment node */
import { startSite } from "../testing/startSite.ts";

test("a counter tells pages that were rendered from pages that were asked for again and had not changed", async () => {
  const site = await startSite();
  const pages = async () => JSON.parse((await site.get("/health")).text).pages;
  expect(await pages()).toEqual({ rendered: 0, confirmed: 0 });
  for (const path of ["/", "/about/", "/about/", "/nodes/"]) await site.get(path);
  expect(await pages()).toEqual({ rendered: 3, confirmed: 0 });
  site.framework.stored = "HIT";
  await site.purge();
  for (const path of ["/", "/about/", "/about/", "/nodes/"]) await site.get(path);
  expect(await pages()).toEqual({ rendered: 3, confirmed: 3 });
  await site.close();
});
