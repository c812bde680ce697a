/** @jest-environment node */
import { setImmediate as turn } from "node:timers/promises";

import { prepare } from "../http/representation.ts";
import { PageCache } from "./PageCache.ts";

const words = Array.from({ length: 4_000 }, (_, index) => `word-${(index * 7_919) % 1_013}`).join(" ");

test("a popular page is recompressed again when it changes", async () => {
  let time = 0;
  const cache = new PageCache({ limit: 10_000_000, now: () => time });
  const render = async () => {
    const body = Buffer.from(`${time} ${words}`);
    const representation = await prepare({ type: "text/html", headers: [], body });
    return { representation, source: `${time}`, fresh: 10, stale: 10 };
  };
  const smallest = async () => {
    const page = await cache.load("/about/", render);
    if (!page) throw new Error("There is no page.");
    const before = page.variants.br.body.length;
    const isSmaller = () => page.variants.br.body.length < before;
    const shrinks = async () => {
      const end = Date.now() + 4_000;
      while (!isSmaller() && Date.now() < end) await turn();
      return isSmaller();
    };
    return { page, shrinks };
  };
  const first = await smallest();
  cache.find("/about/", render);
  expect(await first.shrinks()).toBe(true);
  time = 50;
  const second = await smallest();
  expect(second.page).not.toBe(first.page);
  expect(await second.shrinks()).toBe(true);
});
