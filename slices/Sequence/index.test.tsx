/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import type { Content } from "@prismicio/client";

import Sequence from ".";

const context = { locale: "en" as const, path: "/", title: "", parameters: {}, query: {}, hasContents: false };
const draw = (participants: string | null, [from, to]: [string, string], message = "eth_getLogs") => {
  const slice: Content.SequenceSlice = {
    ...{ id: "one", slice_type: "sequence", slice_label: null, variation: "default", version: "initial", items: [] },
    primary: {
      ...{ title: [], lede: [], anchor: null, theme: "paper", width: "normal", spacing: "normal" },
      ...{ participants, steps: [{ from, to, message, note: "once" }] },
    },
  };
  return renderToStaticMarkup(<Sequence slice={slice} context={context} index={0} />);
};

test("a message says who sends it to whom, and points in that direction", () => {
  const back = draw("App, Your server, Node", ["Node", "App"]);
  expect(back).toContain("Node → App");
  expect(back).toMatch(/data-from="1" data-to="3" data-direction="left"/);
  expect(draw("应用，节点", ["应用", "应用"])).toMatch(/data-from="1" data-to="1" data-direction="own"/);
});

test("a message of somebody who is not among the participants is left out", () => {
  expect(draw("App, Node", ["App", "Wallet"])).not.toContain("eth_getLogs");
  expect(draw(null, ["App", "Node"])).not.toContain("eth_getLogs");
});

test("a method's name breaks between its words on a narrow screen", () => {
  const drawn = draw("App, Node", ["App", "Node"], "eth_getTransactionCount");
  expect(drawn).toContain("eth_<wbr/>get<wbr/>Transaction<wbr/>Count");
});
