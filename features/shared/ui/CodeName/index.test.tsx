import { render } from "@testing-library/react";

import { CodeName } from ".";

const shown = (name: string) => render(<CodeName>{name}</CodeName>).container.innerHTML;

test("a long name may break between its words and is copied as one name", () => {
  expect(shown("trace_replayBlockTransactions")).toBe(
    '<code translate="no"><span class="longWord">trace_<wbr>replay<wbr>Block<wbr>Transactions</span></code>',
  );
  expect(render(<CodeName>trace_replayBlockTransactions</CodeName>).container).toHaveTextContent(
    /^trace_replayBlockTransactions$/,
  );
});

test("a path may break after its slashes", () => {
  expect(shown("/eth/v1/beacon/states/head")).toContain("/eth/<wbr>v1/<wbr>beacon/<wbr>");
  expect(shown("/{chain}/{network}/{KEY}")).toContain("/{chain}/<wbr>{network}/<wbr>{KEY}");
});

test("a call may break between its names, but not before closing brackets", () => {
  expect(shown("ProviderBuilder::new().connect_http(ENDPOINT.parse()?)")).toBe(
    '<code translate="no"><span>Provider<wbr>Builder::<wbr>new()<wbr>.connect_<wbr>http(<wbr>ENDPOINT<wbr>.parse()?)</span></code>',
  );
});

test("a signature breaks after its commas, and a number does not", () => {
  expect(shown("quote((address,uint24)) of 1,000,000,000,000")).toContain(
    ">quote((address,<wbr>uint24))</span> of 1,000,000,000,000<",
  );
});

test("a Chinese sentence is no name, the one within it is", () => {
  expect(shown("先调用eth_getBlockReceipts，再读取收据中的全部日志条目")).toBe(
    '<code translate="no">先调用<span class="longWord">eth_<wbr>get<wbr>Block<wbr>Receipts</span>，再读取收据中的全部日志条目</code>',
  );
});

test("a name as long as a line of a phone is no box, after which a full stop would begin a line", () => {
  expect(shown("https://fra.example.org/eth/mainnet/KEY")).not.toContain("longWord");
});

test("a short method name has no break opportunity", () => {
  expect(shown("eth_feeHistory")).not.toContain("wbr");
});

test("the ending of a host stays with the label before it", () => {
  expect(shown("optimistic.etherscan.io")).toContain("optimistic<wbr>.etherscan.io");
});
