/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import type { Content } from "@prismicio/client";

import { Pulse as PulseStrip } from "@/features/shared/pulse/Pulse";

import Pulse from ".";

jest.mock("@/features/console/server", () => ({
  loadSources: async ({ key }: { key: string }) => key,
  getBestSource: (_: unknown, key: string) => (key === "btc" ? "endpoint" : "demo"),
}));
jest.mock("@/features/shared/pulse", () => ({ Pulse: PulseStrip }));

const context = { locale: "en" as const, path: "/", title: "", parameters: {}, query: {}, hasContents: false };
const draw = async (chains: string | null) => {
  const slice: Content.PulseSlice = {
    id: "one",
    slice_type: "pulse",
    slice_label: null,
    variation: "default",
    version: "initial",
    items: [],
    primary: {
      title: [],
      lede: [],
      chains,
      note: [],
      anchor: null,
      theme: "paper",
      width: "normal",
      spacing: "normal",
    },
  };
  return renderToStaticMarkup(await Pulse({ slice, context, index: 0 }));
};

test("only the demo chain and connected chains have a line, and of the others the interval is told", async () => {
  const html = await draw("eth, btc");
  expect([...html.matchAll(/<li><span[^>]*>([^<]+)/g)].map(([, name]) => name)).toEqual(["Demo chain", "Bitcoin"]);
  expect(html).toContain("target: every 10 min");
  // Nothing was measured yet, so no ticks are drawn.
  expect(html).not.toContain("<path");
  expect(html).toMatch(/Target block intervals: Ethereum\s12\ss</);
});

test("an unknown chain and one without a stated interval are omitted", async () => {
  expect(await draw("eth, nothing, near")).toMatch(/: Ethereum\s12\ss</);
  expect(await draw(null)).toContain("Solana");
});
