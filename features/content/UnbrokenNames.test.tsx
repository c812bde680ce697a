import { renderToStaticMarkup } from "react-dom/server";

import { UnbrokenNames } from "./UnbrokenNames";

const markup = (text: string) => renderToStaticMarkup(<UnbrokenNames text={text} />);

test("a technical name does not break, whatever surrounds it", () => {
  expect(markup("用 JSON-RPC 读取 ERC-20。")).toBe(
    '用 <span class="whole">JSON-RPC</span> 读取 <span class="whole">ERC-20</span>。',
  );
});

test.each([
  "atlantic-2",
  "EIP-4444",
  "2026-08-01",
  "op-batcher",
  "compute-units.json",
  "@aptos-labs/ts-sdk",
  "6(1)(f)",
])("%s stays whole, too", (name) => {
  expect(markup(`In (${name}), as said.`)).toBe(`In (<span class="whole">${name}</span>), as said.`);
});

test.each(["a-very-long-identifier-name-12", "/data/compute-units.json"])("a line may break within %s", (text) => {
  expect(markup(text)).toBe(text);
});

test("a URL breaks after its strokes, never inside a placeholder", () => {
  expect(markup("https://{region}/{chain}/{KEY}")).toContain("https://{region}/<wbr/>{chain}/<wbr/>{KEY}");
});

test("other hyphens may end a line, and lines of the text stay lines", () => {
  expect(markup("open-source\nfree-to-use")).toBe("open-source<br/>free-to-use");
});
