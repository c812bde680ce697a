/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";

import { findChain } from "@/features/shared/catalogue/catalogue";

import { ChainEndpoints } from "./ChainEndpoints";
import { ChainRequest } from "./ChainRequest";

jest.mock("@/features/shared/ui/Code", () => ({ Code: ({ code }: { code: string }) => code }));

const draw = (key: string, connected: string[], Part = ChainRequest) => {
  const chain = findChain(key);
  if (!chain) throw new Error(`${key} is in the catalogue`);
  return renderToStaticMarkup(
    <Part chain={chain} host="nodes.test" isConnected={({ id }) => connected.includes(id)} hasDemo locale="en" />,
  );
};

test("the first request goes to the demo chain where no node is connected, and says so", () => {
  const html = draw("bsc", []);
  expect(html).toMatch(/curl &#x27;http[^&]*\/rpc\/eth\/demo\/KEY&#x27;/);
  expect(html).not.toContain("nodes.test");
  expect(html).toContain("This runs on the demo chain. For Mainnet, only the URL changes.");
});

test.each([
  ["eth", ["mainnet"], "https://fra.nodes.test/eth/mainnet/KEY"],
  ["sol", [], "https://fra.nodes.test/sol/mainnet/KEY"],
])(
  "the first request goes to the chain itself if a node is connected, or if no other chain takes it (%s)",
  (key, connected, url) => {
    const html = draw(key, connected);
    expect(html).toContain(url);
    expect(html).not.toContain("demo");
  },
);

test("each network that is not connected has a mark for visitors with an account", () => {
  const html = draw("eth", ["mainnet"], ChainEndpoints);
  expect(html).toContain("<h3>Mainnet</h3>");
  expect(html).toContain('<h3>Sepolia<span data-with-account=""> · not connected here</span></h3>');
});
