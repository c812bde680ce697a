/** @jest-environment node */
import { summarize } from "./summarize.ts";

test.each([
  ["a heading before a line below it", { text: "Free coins", label: "Faucet" }, "Faucet"],
  [
    "the words of a link before the name of its file",
    { link_type: "Media", name: "kit.zip", text: "Media kit" },
    "Media kit",
  ],
  ["the name of an uploaded picture, without its id", { picture: "aMF-CkpB0q9Ih-E6_harbour.png" }, "harbour.png"],
  ["the name of a picture's file, without its folders", { picture: "guide/studio-en.webp" }, "studio-en.webp"],
  ["a cell's words, not its kind", { cells: [{ type: "header", content: [{ text: "Plan" }] }] }, "Plan"],
  ["a text without a heading", { side: "left", text: "Free coins" }, "Free coins"],
])("an entry is shown by %s", (_case, entry, words) => {
  expect(summarize(entry)).toBe(words);
});
