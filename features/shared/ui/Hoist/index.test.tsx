import { render, screen } from "@testing-library/react";

import { Hoist } from ".";
import { spellFlags } from "./spellFlags";

test("a word is spelled with one flag per letter up to the given count, and characters without a flag are skipped", () => {
  expect(spellFlags("eth_getLogs", 6).join("")).toBe("ETHGET");
  expect(spellFlags("0G")).toEqual(["G"]);
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
