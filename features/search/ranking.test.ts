/** @jest-environment node */
import type { Source } from "./entry";
import { SearchIndex } from "./SearchIndex";

const source = (kind: Source["kind"], title: string, over: Partial<Source> = {}): Source => {
  return { kind, title, path: `/${title}/`, detail: "", within: "", chain: "", keys: "", text: "", ...over };
};

async function find(search: string, sources: Source[]): Promise<string[]> {
  return (await SearchIndex.build(sources)).find(search).map(({ title }) => title);
}

test("a word of few letters is not found inside another word, and a digit beside it tells nothing", async () => {
  const sources = [source("page", "WebSocket"), source("page", "2. The service"), source("chain", "Sei Testnet 2")];
  expect(await find("SOC 2", sources)).not.toContain("WebSocket");
  expect(await find("SOC 2", [...sources, source("page", "Enterprise", { text: "SOC" })])).toEqual(["Enterprise"]);
});

test("a word is found in its other forms, as it is written first", async () => {
  const method = source("method", "eth_estimateGas");
  expect(await find("gas estimation", [method])).toEqual(["eth_estimateGas"]);
  const pages = ["Webhook", "Webhooks"].map((title) => source("page", title));
  expect(await find("webhooks", pages)).toEqual(["Webhooks", "Webhook"]);
});

test("a typo is rather a letter that is missing than another letter", async () => {
  const recent = ["one", "two"].map((name) => source("page", `Recent ${name}`));
  expect(await find("recept", [...recent, source("page", "Receipt")])).toEqual(["Receipt"]);
});

test("a question with all words comes before a method that has some of them, and a method's name before a mention", async () => {
  const sources = [
    source("method", "eth_getLogs", { keys: "block range" }),
    source("question", "Are there limits on the range of eth_getLogs?", { within: "FAQ", text: "2,000 blocks" }),
    source("page", "Limits", { text: "eth_getLogs costs" }),
  ];
  expect((await find("eth_getLogs block range limit", sources))[0]).toBe(sources[1]?.title);
  expect((await find("eth_getLogs cost", sources))[0]).toBe("eth_getLogs");
});

test("a section is no match for a page or method with the same words", async () => {
  const section = source("page", "Send a transaction", { within: "Solana methods" });
  expect((await find("send transaction", [section, source("method", "eth_sendRawTransaction")]))[0]).toBe(
    "eth_sendRawTransaction",
  );
});

test("a name that only begins like the form of a word is not found", async () => {
  const sources = [source("page", "ethers"), source("chain", "Etherlink"), source("page", "Ether")];
  expect(await find("ethers provider", sources)).toEqual(["ethers", "Ether"]);
});

test("a chain that one of three words names is left out where something has that word and others", async () => {
  const sources = [
    source("chain", "Arc", { keys: "USDC" }),
    source("page", "Index logs", { text: "transfers of USDC" }),
  ];
  expect(await find("usdc transfer logs", sources)).toEqual(["Index logs"]);
});

test("beside a page that an editor wants found, no method that only mentions the words is found", async () => {
  const methods = [source("method", "getIdentity", { keys: "public key" }), source("method", "key_list")];
  const sources = [source("page", "Authentication", { names: "key", keys: "key" }), ...methods];
  expect(await find("how to get a key", sources)).toEqual(["Authentication", "key_list"]);
});

test("where something has all words, a page that mentions one of them is left out", async () => {
  const sources = [
    source("page", "Tips", { text: "stuck transaction" }),
    source("page", "Transaction fees"),
    source("page", "Notes", { text: "transaction" }),
  ];
  expect(await find("transaction stuck", sources)).toEqual(["Tips", "Transaction fees"]);
});

test("a chain called by its name is found beside pages that have more of the words", async () => {
  const sources = [
    source("chain", "Base", { chain: "base" }),
    source("chain", "XDC Network", { chain: "xdc" }),
    source("page", "Nodes", { text: "add a network to MetaMask" }),
  ];
  expect((await find("add base network to metamask", sources)).toSorted()).toEqual(["Base", "Nodes"]);
});

test("words that stand beside any name find no chain and no method", async () => {
  const chains = ["Sui", "Sei"].map((title) => source("chain", title, { keys: "chain id" }));
  const sources = [
    ...chains,
    source("method", "eth_call", { keys: "chain" }),
    source("page", "Chains", { text: "chain id" }),
  ];
  expect(await find("chain id", sources)).toEqual(["Chains"]);
});

test("a question that has the words among many others comes after a page about them", async () => {
  const sources = [
    source("question", "Does a batch of calls count as one request or as several?"),
    source("page", "Batching", { names: "batch requests", keys: "batch requests" }),
  ];
  expect((await find("batch requests", sources))[0]).toBe("Batching");
});

test("a longer word in a title is another word", async () => {
  const index = await SearchIndex.build([source("method", "getLatestBlockhash")]);
  expect(index.find("latest block")[0]?.isExact).toBe(false);
  expect(index.find("latest blockhash")[0]?.isExact).toBe(true);
});

test("a pasted transaction or address leads to the explorers that open it", async () => {
  const explorers = source("page", "Block explorers", { path: "/cn/block-explorers/" });
  const index = await SearchIndex.build([explorers, source("page", "Nodes")]);
  const address = `0x${"ab".repeat(20)}`;
  for (const pasted of [address, `0x${"1f".repeat(32)}`])
    expect(index.find(` ${pasted} `).map(({ path }) => path)).toEqual([`/cn/block-explorers/?q=${pasted}`]);
  expect(index.find("0x1234")).toEqual([]);
});

test("a chain's name does not begin another word in a part of a page", async () => {
  const sources = [source("chain", "Base", { chain: "base" }), source("page", "Legal bases", { within: "Privacy" })];
  expect(await find("base", sources)).toEqual(["Base"]);
  expect(await find("bases", sources)).toContain("Legal bases");
});

test("an error's line names it, so that it comes before a method that has some of the words", async () => {
  const sources = [
    source("method", "eth_call", { detail: "EVM" }),
    source("method", "starknet_getNonce", { detail: "Starknet" }),
    source("error", "-32000", { text: "nonce too low" }),
    ...["Fees", "Blocks", "Logs"].map((title) => source("page", title)),
  ];
  expect((await find("nonce low", sources))[0]).toBe("-32000");
});

test("a standard is found with a hyphen and without", async () => {
  const method = source("method", "eth_call", { keys: "ERC-20" });
  expect(await find("erc20", [method])).toEqual(["eth_call"]);
  expect(await find("erc-20", [method])).toEqual(["eth_call"]);
});
