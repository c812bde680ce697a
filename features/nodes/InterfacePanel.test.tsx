import { render, screen } from "@testing-library/react";

import { catalogue } from "@/features/shared/catalogue/catalogue";

import { InterfacePanel } from "./InterfacePanel";

const host = "nodes.example";

test("the most used chain of each family has the path of its endpoint, and a link leads to all", () => {
  render(<InterfacePanel name="json-rpc" host={host} locale="en" />);
  const [first] = screen.getAllByRole("listitem");
  expect(first).toHaveTextContent(/^Ethereum\+\d+ EVM\/eth\/mainnet\/KEY$/);
  expect(screen.queryByRole("link", { name: /^Base/ })).toBeNull();
  const all = catalogue.filter(
    ({ status, interfaces }) => status === "available" && interfaces.includes("json-rpc"),
  ).length;
  expect(screen.getByText(`JSON-RPC on ${all} available chains`)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: `All ${all} chains` })).toHaveAttribute("href", "#chains");
});

test("an interface of a single network has the whole endpoint of each region", () => {
  render(<InterfacePanel name="ogmios-websocket" host={host} locale="en" />);
  expect(screen.getByText("Ogmios WebSocket on 1 available chain")).toBeInTheDocument();
  expect(screen.getByText(`wss://sgp.${host}/ada/mainnet/ogmios-websocket/KEY`)).toBeInTheDocument();
});

test("an unknown interface draws nothing", () => {
  const { container } = render(<InterfacePanel name="" host={host} locale="cn" />);
  expect(container).toBeEmptyDOMElement();
});
