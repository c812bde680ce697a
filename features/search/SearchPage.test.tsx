import { render, screen } from "@testing-library/react";

import { getFigure } from "@/features/shared/catalogue/getFigure";

import type { Hit } from "./entry";
import { SearchPage } from "./SearchPage";

const hit = (kind: Hit["kind"], title: string, path: string, within = ""): Hit => {
  return { kind, title, path, detail: "", within, chain: "", terms: [], isExact: false };
};
const pages = Array.from({ length: 31 }, (_, at) => hit("page", `Page ${at}`, `/page-${at}/`));
const hits = [...pages, hit("method", "eth_call", "/docs/evm/#eth_call")];

const results = () => screen.getAllByRole("listitem").length;

test("a kind with more results than shown has a link to all of them", () => {
  const { rerender } = render(<SearchPage query="a & b" hits={hits} locale="en" />);
  expect(results()).toBe(21);
  expect(screen.getByRole("status")).toHaveTextContent("32 results");
  const all = screen.getByRole("link", { name: "Show all 31 pages" });
  expect(all).toHaveAttribute("href", "/search/?q=a%20%26%20b&all=page");
  expect(screen.queryByRole("link", { name: /Show all.*method/ })).toBeNull();
  rerender(<SearchPage query="a & b" hits={hits} locale="cn" />);
  expect(screen.getByRole("link", { name: "查看全部 31 个页面" })).toHaveAttribute(
    "href",
    "/cn/search/?q=a%20%26%20b&all=page",
  );
});

test("all results of a kind are shown alone, with a link back to all kinds", () => {
  render(<SearchPage query="a & b" hits={hits} all="page" locale="en" />);
  expect(results()).toBe(31);
  expect(screen.getByRole("status")).toHaveTextContent("31 results");
  expect(screen.queryByRole("heading", { name: /Methods/ })).toBeNull();
  expect(screen.queryByRole("link", { name: /Show all/ })).toBeNull();
  expect(screen.getByRole("link", { name: "All results for “a & b”" })).toHaveAttribute(
    "href",
    "/search/?q=a%20%26%20b",
  );
});

test.each(["chain", "everything", ""])("where nothing of the kind “%s” is found, every kind is shown", (all) => {
  render(<SearchPage query="a" hits={hits} all={all} locale="en" />);
  expect(results()).toBe(21);
});

test("two results with one name are distinguished by their location", () => {
  const alike = [
    hit("page", "WebSocket", "/docs/websocket/"),
    hit("page", "WebSocket", "/nodes/websocket/"),
    hit("page", "The formula", "/docs/compute-units/#the-formula", "Compute units"),
    hit("page", "The formula", "/pricing/compute-units/#the-formula", "Compute units"),
  ];
  render(<SearchPage query="a" hits={alike} locale="en" />);
  const names = screen.getAllByRole("listitem").map((item) => item.textContent);
  expect(names).toEqual([
    "WebSocket/docs/websocket/",
    "WebSocket/nodes/websocket/",
    "Compute units ›The formula/docs/compute-units/",
    "Compute units ›The formula/pricing/compute-units/",
  ]);
});

test("an exact method can be run from its result, and the endpoint of an exact chain copied", () => {
  const exact = [
    { ...hit("method", "eth_call", "/docs/methods-evm/eth_call/"), isExact: true },
    { ...hit("chain", "Base", "/nodes/base/"), isExact: true, copy: "https://fra.site.test/base/mainnet/KEY" },
    { ...hit("method", "eth_callMany", "/docs/methods-evm/eth_callMany/") },
  ];
  render(<SearchPage query="a" hits={exact} locale="en" />);
  expect(screen.getByRole("link", { name: "Run eth_call" })).toHaveAttribute(
    "href",
    "/docs/methods-evm/eth_call/#console",
  );
  expect(screen.getByRole("button", { name: "Copy the endpoint of Base" })).toHaveAttribute(
    "data-copy",
    "https://fra.site.test/base/mainnet/KEY",
  );
  expect(screen.queryByRole("link", { name: "Run eth_callMany" })).toBeNull();
});

test.each([
  ["wss", "Copy the WebSocket endpoint of Base", "wss://fra.site.test/base/mainnet/KEY"],
  ["rpc", "Copy the endpoint of Base", "https://fra.site.test/base/mainnet/KEY"],
])("beside “%s” the endpoint of that kind is copied", (word, name, url) => {
  const base = { ...hit("chain", "Base", "/nodes/base/"), isExact: true, terms: ["base", word] };
  render(<SearchPage query="a" hits={[{ ...base, copy: "//fra.site.test/base/mainnet/KEY" }]} locale="en" />);
  expect(screen.getByRole("button", { name })).toHaveAttribute("data-copy", url);
});

test.each([
  ["en", ""],
  ["cn", "/cn"],
] as const)("without results, chains, methods and errors can be browsed (%s)", (locale, prefix) => {
  const links = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  const browsed = ["/nodes/eth/", "/nodes/", "/docs/methods-evm/", "/docs/errors/?error=JSON-RPC%20-32005#decoder"];
  const own = browsed.map((path) => `${prefix}${path}`);
  const { rerender } = render(<SearchPage query="" hits={[]} hasBrowse locale={locale} />);
  expect(links()).toEqual(expect.arrayContaining(own));
  rerender(<SearchPage query="zzz" hits={[]} hasBrowse locale={locale} />);
  expect(links()).toEqual(expect.arrayContaining(own));
  rerender(<SearchPage query="a" hits={hits} hasBrowse locale={locale} />);
  expect(links()).not.toContain(own[0]);
});

test("there are as many methods to browse as other pages count", () => {
  render(<SearchPage query="" hits={[]} hasBrowse locale="en" />);
  expect(screen.getByRole("link", { name: `Show all ${getFigure("methods")} methods` })).toHaveAttribute(
    "href",
    "/docs/",
  );
});

test("words that no result has as they were typed are told", () => {
  const found = [{ ...hit("chain", "Solana", "/nodes/sol/"), terms: ["solana"] }];
  const { rerender } = render(<SearchPage query="solana webhook" hits={found} locale="en" />);
  expect(screen.getByText("Not found as written: “webhook”")).toBeInTheDocument();
  rerender(<SearchPage query="how does solana" hits={found} locale="en" />);
  expect(screen.queryByText(/^Not found as written/)).toBeNull();
});
