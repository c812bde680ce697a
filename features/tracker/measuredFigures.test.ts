/** @jest-environment node */
import type { History } from "@/features/shared/platform/server";

import { findLongestOutage, findMedian } from "./measuredFigures";

const history = (protocols: History["protocols"]): History => ({
  sample: true,
  from: "2026-11-01",
  to: "2026-11-02",
  regions: ["nyc", "fra", "sgp"],
  protocols,
});

test("a median is that of the fastest region, with the others beside it", () => {
  const found = findMedian(
    { sample: true, day: "2026-11-01", protocols: { eth: { sgp: 107, fra: 64.6 } } },
    "eth",
    "en",
  );
  expect(found).toMatchObject({ value: "65 ms", label: expect.stringContaining("Frankfurt"), isSample: true });
  expect(found?.note).toBe("Singapore 107 ms".replaceAll(" ", "\u00a0"));
  expect(findMedian({ sample: true, day: "2026-11-01", protocols: {} }, "eth", "en")).toBeUndefined();
});

test("the longest outage names chain, region and day, and what the other regions had", () => {
  const protocols = { eth: { nyc: [100, 100], fra: [99, 95] }, btc: { nyc: [100, 99], sgp: [98, 100] } };
  const found = findLongestOutage(history(protocols), "en");
  expect(found?.value.replaceAll("\u00a0", " ")).toBe("1 h 12 min");
  expect(found?.label.replaceAll("\u00a0", " ")).toContain("2 days: Ethereum in Frankfurt, 2 Nov 2026");
  expect(found?.note.replaceAll("\u00a0", " ")).toBe("The same day elsewhere: New York 0 min");
});

test("of equal longest outages the figure names none", () => {
  const found = findLongestOutage(history({ eth: { nyc: [99, 100], fra: [99, 100] }, btc: { fra: [100, 99] } }), "en");
  expect(found?.label).toBe("most downtime in one day, last 2 days");
  expect(found?.note).toBe("Any of 2 chains, in any region");
});

test("days without downtime say so, and days without measurements nothing", () => {
  expect(findLongestOutage(history({ eth: { fra: [100, 100] } }), "cn")).toMatchObject({ label: "2 天内的中断" });
  expect(findLongestOutage(history({ eth: { fra: [null, null] } }), "en")).toBeUndefined();
});
