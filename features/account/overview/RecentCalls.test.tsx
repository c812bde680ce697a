import { render, screen, within } from "@testing-library/react";

import { RecentCalls } from "./RecentCalls";

const call = {
  at: "2026-05-04T10:00:01.500Z",
  keyId: "k1",
  chain: "eth",
  network: "demo",
  method: "eth_call",
  status: 200,
  errorCode: null,
  milliseconds: 3.2,
  units: 20,
  requestId: "request-1",
};
const key = { id: "k1", name: "indexer", key: "a", createdAt: "2026-05-04T09:00:00Z", lastUsedDay: null, networks: [] };

test("a call shows its time, chain, duration, cost and request id; an error leads to its explanation", () => {
  const limited = { ...call, status: 402, errorCode: -32005, units: 0 };
  render(<RecentCalls calls={[limited, { ...call, errorCode: 3 }, call]} keys={[key]} locale="en" />);
  const rows = screen.getAllByRole("row").slice(1);
  expect(rows[2]).toHaveTextContent("eth_call200Demo chain4 May 10:00:013.2 ms20 CUrequest-1");
  const href = (index: number) => within(rows[index] ?? document.body).getByRole("link");
  expect(href(1)).toHaveTextContent("200, error 3");
  expect(href(1)).toHaveAttribute("href", "/docs/errors/?error=3#decoder");
  expect(href(0)).toHaveAttribute("href", "/docs/errors/?error=HTTP+402#decoder");
  expect(screen.getByText(/2 of 3 returned an error\./)).toBeInTheDocument();
});

test("with several keys each call names its own", () => {
  render(<RecentCalls calls={[call]} keys={[key, { ...key, id: "k2", name: "wallet" }]} locale="en" />);
  expect(screen.getByRole("columnheader", { name: "Key" })).toBeInTheDocument();
  expect(screen.getByRole("cell", { name: "indexer" })).toBeInTheDocument();
});
