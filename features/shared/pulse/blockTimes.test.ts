/** @jest-environment node */
import { findChain } from "@/features/shared/catalogue/catalogue";

import { blockSeconds, usualChains } from "./blockTimes";

test("intervals belong to chains of the catalogue, and the strip's usual chains have one", () => {
  expect(Object.keys(blockSeconds).filter((key) => !findChain(key))).toEqual([]);
  expect(usualChains.filter((key) => blockSeconds[key] === undefined)).toEqual([]);
});

test("chains that became faster in 2026 have their new interval", () => {
  expect(blockSeconds).toMatchObject({ base: 0.2, bsc: 0.45, mon: 0.3, ron: 2 });
});

test("chains without a fixed interval have none", () => {
  expect(["arb", "arbnova", "xai", "pol"].filter((key) => key in blockSeconds)).toEqual([]);
});
