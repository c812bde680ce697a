import { render, screen, within } from "@testing-library/react";

import { catalogue } from "@/features/shared/catalogue/catalogue";

import {
  AppchainParts,
  ClusterRotation,
  ContactTemplate,
  EnterpriseOrder,
  ExplorerList,
  ProgrammeTerm,
} from "./server";

test("the explorer of each chain's main network stands beside its name, once", () => {
  render(<ExplorerList locale="en" />);
  const rows = screen.getAllByRole("listitem");
  const withExplorer = catalogue.filter(({ networks }) => networks.some(({ isTest, explorer }) => !isTest && explorer));
  expect(rows).toHaveLength(withExplorer.length);
  const ethereum = rows.find((row) => within(row).queryByText("Ethereum"));
  expect(within(ethereum ?? document.body).getByText("etherscan.io")).toHaveAttribute("href", "https://etherscan.io");
});

test("a lagging node is shown as out of rotation, and the others respond", () => {
  render(<ClusterRotation locale="en" />);
  expect(screen.getAllByText("answers")).toHaveLength(2);
  expect(screen.getByText("out: 5 blocks behind")).toBeInTheDocument();
});

test.each([
  ["an appchain", AppchainParts, "Sequencer or validators", "排序器或验证者"],
  ["an order", EnterpriseOrder, "Keys", "密钥"],
  ["a term", ProgrammeTerm, "Half time", "期中"],
  ["a report", ContactTemplate, "What came back", "返回的内容"],
])("the drawing of %s has its words in both languages", (_, Drawing, en, cn) => {
  const { rerender } = render(<Drawing locale="en" />);
  expect(screen.getByText(en)).toBeInTheDocument();
  rerender(<Drawing locale="cn" />);
  expect(screen.getByText(cn)).toBeInTheDocument();
});
