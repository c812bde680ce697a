/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import type { Content } from "@prismicio/client";

import { Pulse as PulseStrip } from "@/features/shared/pulse/Pulse";

import Pulse from ".";

jest.mock("@/features/shared/pulse", () => ({ Pulse: PulseStrip }));

const context = { locale: "en" as const, path: "/", title: "", parameters: {}, query: {}, hasContents: false };
const draw = (chains: string | null) => {
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
  return renderToStaticMarkup(<Pulse slice={slice} context={context} index={0} />);
};

test("without script every chain is drawn at its protocol's target interval, labelled as nominal", () => {
  const html = draw("eth, btc");
  expect(html).toContain("Ethereum");
  expect(html).toContain("every 12 s");
  expect(html).toContain("every 10 min");
  expect(html.match(/>nominal<\/i>/g)).toHaveLength(3);
});

test("an unknown chain and one without a stated interval are omitted", () => {
  expect(draw("eth, nothing, near").match(/<li>/g)).toHaveLength(2);
  expect(draw(null)).toContain("Solana");
});
