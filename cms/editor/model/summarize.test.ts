/** @jest-environment node */
import { summarize } from "./summarize.ts";

test.each([
  ["a heading before a line below it", { text: "Free coins", label: "Faucet" }, "Faucet"],
  [
    "the words of a link before the name of its file",
    { link_type: "Media", name: "kit.zip", text: "Media kit" },
    "Media kit",
  ],
  ["a text without a heading", { side: "left", text: "Free coins" }, "Free coins"],
])("an entry is shown by %s", (_case, entry, words) => {
  expect(summarize(entry)).toBe(words);
});
