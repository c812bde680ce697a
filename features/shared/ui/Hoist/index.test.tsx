import { render, screen } from "@testing-library/react";

import { Hoist } from ".";
import { getStatusFlag, spellFlags } from "./spellFlags";

test("a word is spelt by its letters, at most as many as asked for, and signs without a flag are left out", () => {
  expect(spellFlags("eth_getLogs", 6).join("")).toBe("ETHGET");
  expect(spellFlags("0G")).toEqual(["G"]);
});

test.each([
  [200, "Q"],
  [429, "L"],
  [404, "N"],
  [503, "N"],
])("the status %d is hoisted as %s", (status, flag) => {
  expect(getStatusFlag(status)).toBe(flag);
});

test("every group of flags has its word beside it, as flags alone say nothing to most readers", () => {
  render(
    <Hoist
      groups={[
        { flags: ["F"], word: "Frankfurt" },
        { flags: spellFlags("eth"), word: "Ethereum" },
      ]}
    />,
  );
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["Frankfurt", "Ethereum"]);
});
