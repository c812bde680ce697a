import { findPassage } from "./findPassage";

const part = (text: string) => ({ anchor: "a", title: "A", text });
const page = {
  ...{ path: "/about/", title: "About", summary: "", words: "", families: [] },
  text: "Nodes in three regions. Opera became Sonic.",
  sections: [part("Fantom ended in 2024. Fantom Opera is the former name of a chain.")],
  questions: [part(`${"One word after another, ".repeat(8)}and then Celo, ${"with more words behind it, ".repeat(8)}`)],
};

test("the sentence with the most of the words is found, in any part of the page", () => {
  expect(findPassage(page, ["fantom"])).toBe("Fantom ended in 2024.");
  expect(findPassage(page, ["fantom", "opera"])).toBe("Fantom Opera is the former name of a chain.");
  expect(findPassage(page, ["kusama"])).toBeUndefined();
});

test("a long sentence is cut around the first of the words", () => {
  const passage = findPassage(page, ["celo"]) ?? "";
  expect(passage).toMatch(/^… .*and then Celo, .* …$/);
  expect(passage.length).toBeLessThan(170);
});
