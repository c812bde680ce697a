/** @jest-environment node */
import { markTerms } from "./markTerms";

const marked = (text: string, ...terms: string[]) =>
  markTerms(text, terms)
    .map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text))
    .join("");

test.each([
  ["Ethereum Classic", ["eth"], "[Eth]ereum Classic"],
  ["eth_getBalance", ["balance"], "eth_get[Balance]"],
  ["What a method is", ["eth"], "What a method is"],
  ["Polygon 137 (0x89)", ["0x89"], "Polygon 137 ([0x89])"],
  ["Chain 11370", ["137"], "Chain 11370"],
  ["共享节点和专用节点", ["节点"], "共享[节点]和专用[节点]"],
  ["a (b) c", ["(b)"], "a [(b)] c"],
  ["Nothing sought", [], "Nothing sought"],
])("in %j the words %j are marked", (text, terms, expected) => {
  expect(marked(text, ...terms)).toBe(expected);
});
