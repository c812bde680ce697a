/** @jest-environment node */
import { isCounted, toCountedPath, toCountedSearch, toReferrer } from "./notFound";

test.each([
  ["  Polygon   Price\tfeed ", "polygon price feed"],
  ["ＡＲＣＨＩＶＥ 节点", "archive 节点"],
  ["eth_getTransactionByBlockNumberAndIndex", "eth_gettransactionbyblocknumberandindex"],
  ["error -32000", "error -32000"],
  ["@prismicio/client", "@prismicio/client"],
])("the search %j is counted as %j, and stays the same", (typed, text) => {
  expect(toCountedSearch(typed)).toBe(text);
  expect(isCounted({ kind: "search", text })).toBe(true);
});

test.each([
  "x",
  "?!",
  "ann@example.com",
  "+49 (170) 123-45-67",
  "20240312",
  "0x742d35Cc6634C0532925a3b844Bc454e4438f44e",
  "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa",
  "123e4567-e89b-12d3-a456-426614174000",
  "legal winner thank year wave sausage worth useful legal winner thank yellow",
  "<script>alert(1)</script>",
  "../../etc/passwd",
  "a".repeat(100_000),
])("the search %.60j is not counted", (typed) => {
  expect(toCountedSearch(typed)).toBeUndefined();
});

test.each([
  ["/old-page", "/old-page/"],
  ["/en/docs//v1.2/", "/docs/v1.2/"],
  ["/cn/关于/", "/cn/关于/"],
  ["/blog/2024-03-12-release/", "/blog/2024-03-12-release/"],
  ["/docs/methods-evm/eth_getLogs/", "/docs/methods-evm/eth_getLogs/"],
  [
    "/blog/how-to-run-an-archive-node-in-2024-a-guide-in-12-steps/",
    "/blog/how-to-run-an-archive-node-in-2024-a-guide-in-12-steps/",
  ],
  ["/about.html", "/about.html/"],
  ["/paper.pdf", "/paper.pdf/"],
  ["/", undefined],
  ["/wp-login.php", undefined],
  ["/cn/wp-admin/", undefined],
  ["/.env", undefined],
  ["/.git/config", undefined],
  ["/images/a.png", undefined],
  ["/api/nothing/", undefined],
  ["/<script>alert(1)</script>/", undefined],
  ["/users/ann@example.com/", undefined],
  ["/invoice/12345678/", undefined],
  ["/a\u0000b/", undefined],
  [`/${"a-".repeat(200)}/`, undefined],
])("the path %.60j is counted as %j", (path, counted) => {
  expect(toCountedPath(path)).toBe(counted);
});

test.each([
  ["https://halyard.example/docs/?token=secret", "/docs/"],
  ["http://proxy.example/", "/"],
  ["https://halyard.example/cn/%E5%85%B3%E4%BA%8E/", "/cn/关于/"],
  ["https://halyard.example/studio/documents/x/", ""],
  ["https://halyard.example/%E0%A4%A/", ""],
  ["https://search.example/?q=ann@example.com", "search.example"],
  ["android-app://com.example/", ""],
  ["nonsense", ""],
  [undefined, ""],
])("the referrer %s is counted as %j", (header, from) => {
  expect(toReferrer(header, ["halyard.example", "proxy.example", undefined])).toBe(from);
});
