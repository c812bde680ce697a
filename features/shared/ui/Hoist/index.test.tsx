import { render, screen } from "@testing-library/react";

import { Hoist } from ".";
import { getStatusFlag, spellFlags } from "./spellFlags";

test("a word is spelled with one flag per letter up to the given count, and characters without a flag are skipped", () => {
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

test("every group of flags has its word as text beside it", () => {
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
