/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";

import { findChain } from "@/features/shared/catalogue/catalogue";

import { ConsolePreview } from "./ConsolePreview";

// Colouring runs in the server's own module system; what it needs is text.
jest.mock("@/features/shared/ui/Code", () => ({ Code: ({ code }: { code: string }) => code.trim() }));

const draw = (key: string, methodName?: string) => {
  const chain = findChain(key);
  if (!chain) throw new Error(`${key} is in the catalogue`);
  return renderToStaticMarkup(
    <ConsolePreview chain={chain} chains={[chain]} sources={undefined} methodName={methodName} locale="en" />,
  );
};

test("parameters have a field only where the method has any, as in the loaded console", () => {
  expect(draw("eth", "eth_getBalance")).toContain('name="params"');
  const html = draw("eth", "eth_blockNumber");
  expect(html).not.toContain('name="params"');
  expect(html).toContain("This method takes no parameters.");
});

test("examples of Solana and Bitcoin are named in plain words", () => {
  const listLabels = (key: string) =>
    [...draw(key).matchAll(/value="(\w+)" name="method">([^<]*)</g)].map(([, method, label]) => `${method} ${label}`);
  expect(listLabels("sol")).toEqual([
    "getBalance Balance",
    "getAccountInfo Account",
    "getLatestBlockhash Latest blockhash",
  ]);
  expect(listLabels("btc")).toEqual(["getblockcount Block height", "estimatesmartfee Fees"]);
});
