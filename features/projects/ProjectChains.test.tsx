import { render } from "@testing-library/react";

import { ProjectChains } from "./ProjectChains";

const icons = (keys: string[]) => render(<ProjectChains keys={keys} />).container;

test("six chains are shown in a line, further ones are counted, and all are named", () => {
  expect(icons(["eth", "btc", "sol", "bsc", "base", "op"]).querySelectorAll("svg")).toHaveLength(6);
  const many = icons(["eth", "btc", "sol", "bsc", "base", "trx", "ltc"]);
  expect(many.querySelectorAll("svg")).toHaveLength(5);
  expect(many).toHaveTextContent("Base +2TRON Litecoin");
});

test("a key that is no chain is left out", () => {
  expect(icons(["eth", "made-up"]).querySelectorAll("svg")).toHaveLength(1);
});
