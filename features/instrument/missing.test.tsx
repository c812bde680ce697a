/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";

import { locales } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import type { Latency, Reading } from "@/features/shared/platform/server";

import { Instrument } from "./Instrument";
import { messages } from "./messages";

const draw = (latency: Reading<Latency>, locale: Locale) =>
  renderToStaticMarkup(
    <Instrument latency={latency} host="rpc.example" chain="eth" units={undefined} locale={locale}>
      note
    </Instrument>,
  );

test.each(locales)("without measurements the panel shows a notice and its request (%s)", (locale) => {
  const html = draw({ value: undefined, staleSince: undefined }, locale);
  expect(html).toContain(messages[locale].down);
  expect(html).toContain("rpc.example");
});

test("a region without a measurement has a notice and no bar", () => {
  const value = {
    protocol: "eth",
    network: "mainnet",
    method: "eth_blockNumber",
    period: "24 h",
    to: "",
    sample: false,
    regions: [
      { id: "nyc", p50: 20, p95: 40, samples: 9 },
      { id: "fra", p50: null, p95: null, samples: 0 },
    ],
  };
  const html = draw({ value, staleSince: undefined }, "en");
  expect(html.match(new RegExp(messages.en.gap, "g"))).toHaveLength(2);
  expect(html).not.toContain("NaN");
  expect(html).not.toContain("Demo data");
});

test("bars share a scale that ends at a labelled round figure", () => {
  const value = {
    protocol: "eth",
    network: "mainnet",
    method: "eth_blockNumber",
    period: "24 h",
    to: "",
    sample: false,
    regions: [{ id: "nyc", p50: 49, p95: 150, samples: 9 }],
  };
  const html = draw({ value, staleSince: undefined }, "en");
  expect(html).toContain("200 ms");
  expect(html).toContain('d="M75 0h');
});
