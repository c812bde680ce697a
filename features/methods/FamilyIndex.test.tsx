import { render, screen, within } from "@testing-library/react";

import computeUnits from "@/content/data/compute-units.json";

import { FamilyIndex } from "./FamilyIndex";

test("every family is listed once, with its methods' number and its most used chains", () => {
  render(<FamilyIndex locale="en" />);
  expect(screen.getAllByRole("link")).toHaveLength(Object.keys(computeUnits.families).length);
  const [first] = screen.getAllByRole("listitem");
  if (!first) throw new Error("No family is listed");
  expect(within(first).getByRole("link", { name: "EVM" })).toHaveAttribute("href", "/docs/methods-evm/");
  expect(first).toHaveTextContent(/^EVM\d+ methodsEthereum\s· .+ \+\d+$/);
});

test("in Chinese the chains are counted together", () => {
  render(<FamilyIndex locale="cn" />);
  const [first] = screen.getAllByRole("listitem");
  expect(first).toHaveTextContent(/^EVM\d+ 个方法Ethereum.+ 等 \d+ 条链$/);
});
