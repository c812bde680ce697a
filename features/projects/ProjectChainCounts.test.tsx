import { render, screen } from "@testing-library/react";

import { ProjectChainCounts } from "./ProjectChainCounts";

test("a project of a family counts for each of its chains", () => {
  render(<ProjectChainCounts projects={[{ chains: ["evm"] }, { chains: ["sol", "eth"] }]} locale="en" />);
  const [first, second] = screen.getAllByRole("listitem");
  expect(first).toHaveTextContent("Ethereum2");
  expect(second).toHaveTextContent("Solana1");
  expect(screen.getAllByRole("listitem")[2]).toHaveTextContent("BNB Smart Chain1");
});
