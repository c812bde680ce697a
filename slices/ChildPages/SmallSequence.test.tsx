import { render } from "@testing-library/react";

import { readSequence } from "@/slices/readSequence";

import { SmallSequence } from "./SmallSequence";

test("a thumbnail of a sequence has a line a participant, and marks what is sent to a node", () => {
  const message = (from: string, to: string) => ({ from, to, message: "eth_call", note: null });
  const others = [message("Node", "App"), message("App", "App"), message("App", "Wallet")];
  const sequence = readSequence({
    ...{ title: [], lede: [], anchor: null, theme: "paper", width: "normal", spacing: "normal" },
    ...{ participants: "App, Node", steps: [message("App", "Node"), ...others] },
  });
  const { container } = render(<SmallSequence {...sequence} />);
  expect([...container.querySelectorAll("li")].map(({ textContent }) => textContent)).toEqual(["App", "Node"]);
  const [lanes, ...messages] = container.querySelectorAll("path");
  expect(lanes).toHaveAttribute("d", "M0 10h80M0 30h80");
  expect(messages.map((path) => path.hasAttribute("data-call"))).toEqual([true, false, false]);
  expect(messages[2]).toHaveAttribute("d", "M56 6h8v8h-8z");
});
