import { render } from "@testing-library/react";

import { ProjectChains } from "./ProjectChains";

const icons = (keys: string[]) => render(<ProjectChains keys={keys} locale="en" />).container;

test("one chain is named; of several six are shown and the others counted, and all are read", () => {
  expect(icons(["btc"])).toHaveTextContent(/^Bitcoin$/);
  const many = icons(["eth", "btc", "sol", "bsc", "base", "trx", "ltc"]);
  expect(many.querySelectorAll("svg")).toHaveLength(6);
  expect(many).toHaveTextContent(/^\+1Ethereum, Bitcoin.*TRON, Litecoin$/);
});

test("a key that is no chain is left out", () => {
  expect(icons(["eth", "made-up"]).querySelectorAll("svg")).toHaveLength(1);
});

test("a family is named instead of its chains, without an icon", () => {
  const family = icons(["evm"]);
  expect(family).toHaveTextContent(/^Any EVM chain$/);
  expect(family.querySelectorAll("svg")).toHaveLength(0);
  expect(icons(["evm", "sol"])).toHaveTextContent("Any EVM chainSolana");
});
