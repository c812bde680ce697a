import { render, screen, within } from "@testing-library/react";

import { findChain } from "@/features/shared/catalogue/catalogue";
import type { PricedMethod, PriceMethods } from "@/features/shared/contracts/platformApi";

import { ChainMethods } from "./ChainMethods";

const method = (name: string, category: string, computeUnits: number): PricedMethod => ({
  method: name,
  family: "evm",
  category,
  multiplier: computeUnits / 20,
  computeUnits,
  archiveComputeUnits: computeUnits * 2,
});

function draw(methods: PricedMethod[], key = "eth") {
  const chain = findChain(key);
  if (!chain) throw new Error(`${key} is in the catalogue`);
  const value: PriceMethods = {
    protocol: { _key: "eth", name: "Ethereum" },
    multiplier: 20,
    archiveMultiplier: 2,
    methods,
  };
  render(
    <ChainMethods
      chain={chain}
      prices={{ value, staleSince: undefined }}
      checks={undefined}
      descriptions={[{ format: "OpenRPC", path: "/openrpc/" }]}
      locale="en"
    />,
  );
  return screen.getAllByRole("group");
}

test("methods are grouped by kind, ordinary reads first; a kind shows their number and cost", () => {
  const [read, trace] = draw([
    method("trace_block", "trace-debug", 40),
    method("eth_call", "read", 20),
    method("eth_getBalance", "read", 20),
    method("debug_traceCall", "trace-debug", 80),
  ]);
  if (!read || !trace) throw new Error("two kinds are expected");
  expect(read).toHaveTextContent("Read2 methods · 20 CU");
  expect(trace).toHaveTextContent("Trace and debug2 methods · 40–80 CU");
  expect(within(read).getByRole("row", { name: "eth_getBalance 20 40" })).toBeVisible();
  expect(within(trace).queryByText("eth_call")).toBeNull();
});

test("a long list is collapsed to its kinds, and links to the price list of this chain", () => {
  const [kind] = draw(Array.from({ length: 21 }, (_, index) => method(`eth_method${index}`, "read", 20)));
  expect(kind).not.toHaveAttribute("open");
  expect(screen.getByRole("link", { name: /work out a price/ })).toHaveAttribute(
    "href",
    "/pricing/compute-units/?chain=eth",
  );
});

test("of a chain that is not served the methods have no cost and lead to their reference; messages are left out", () => {
  const rows = draw(
    [
      method("eth_call", "read", 20),
      method("trace_filter", "trace-debug", 80),
      method("Notification", "subscription", 5),
    ],
    "heco",
  );
  expect(rows.filter((row) => row.hasAttribute("open"))).toEqual([]);
  expect(rows.map((row) => row.textContent)).toEqual(["Read1 methodeth_call", "Trace and debug1 methodtrace_filter"]);
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/docs/methods-evm/eth_call/", "/docs/methods-evm/trace_filter/"]);
});
