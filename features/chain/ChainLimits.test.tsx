/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";

import { findChain } from "@/features/shared/catalogue/catalogue";

import { ChainLimits } from "./ChainLimits";

const read = <Value,>(value: Value) => ({ value, staleSince: undefined, failedSince: undefined });

const plans = [
  { id: "free", name: "Free", pricePerMonth: 0, requestsPerDay: 1000, requestsPerSecond: 40, hasArchive: false },
  { id: "start", name: "Start", pricePerMonth: 49, computeUnits: 900_000, requestsPerSecond: 100 },
];

const draw = (multiplier: number) => {
  const chain = findChain("sol");
  if (!chain) throw new Error("sol is in the catalogue");
  const method = {
    method: "getSlot",
    family: "solana",
    category: "read",
    multiplier: 1,
    computeUnits: 1,
    archiveComputeUnits: 1,
  };
  return renderToStaticMarkup(
    <ChainLimits
      chain={chain}
      prices={read({ protocol: { _key: "sol", name: "Solana" }, multiplier, archiveMultiplier: 1, methods: [method] })}
      plans={read({ currency: "USD", plans })}
      checks={undefined}
      locale="en"
    />,
  );
};

test("where calls cost so much that the free plan allows more of them, the page says why", () => {
  // 30,000 calls a month are free; 900,000 units are as many at 30 units each.
  expect(draw(31)).toContain(
    "Free counts requests, so it allows more calls per month here than Start, at 40 per second",
  );
  expect(draw(30)).not.toContain("allows more calls");
});
