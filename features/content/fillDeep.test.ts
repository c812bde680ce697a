/** @jest-environment node */
import { fillDeep } from "./fillDeep";

test("tokens are filled everywhere, and marks stay on their words", () => {
  const slice = {
    title: "{name} nodes",
    lede: [{ type: "paragraph", text: "Use {name} at once.", spans: [{ type: "strong", start: 11, end: 18 }] }],
  };
  const filled = fillDeep(slice, { name: "Ethereum" });
  expect(filled.title).toBe("Ethereum nodes");
  const [node] = filled.lede;
  const [span] = node?.spans ?? [];
  expect(node?.text.slice(span?.start, span?.end)).toBe("at once");
});

test("a name in braces that means nothing is left as it is", () => {
  for (const text of ["{unknown}", "{constructor}", "{toString}"]) expect(fillDeep(text, {})).toBe(text);
});
