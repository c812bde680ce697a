/** @jest-environment node */
import type { Source } from "./entry";
import { groupHits } from "./entry";
import { isPayload } from "./packIndex";
import { SearchIndex } from "./SearchIndex";
import { splitQuery } from "./words";

const source = (kind: Source["kind"], title: string, over: Partial<Source> = {}): Source => ({
  kind,
  title,
  path: `/${title}/`,
  detail: "",
  within: "",
  chain: "",
  keys: "",
  text: "",
  ...over,
});

const sources = [
  source("chain", "Ethereum", {
    chain: "eth",
    names: "ETH,以太坊",
    keys: "eth ETH 以太坊 1 0x1 11155111 0xaa36a7 chain id",
  }),
  source("chain", "Polygon PoS", { chain: "pol", names: "POL,matic", keys: "pol POL matic 137 0x89 chain id" }),
  source("chain", "Base", { chain: "base", names: "ETH", keys: "base ETH 8453 0x2105 chain id" }),
  source("page", "Ethereum Sepolia 水龙头", { chain: "eth", keys: "eth-sepolia eth ETH 以太坊" }),
  source("method", "eth_getBalance", { keys: "evm method" }),
  source("method", "GET /v1/accounts/{id}", { keys: "aptos method" }),
  source("method", "eth_getCode", { keys: "evm method" }),
  source("page", "getCode: what getCode costs", { text: "getCode" }),
  source("method", "status", { keys: "xrpl method" }),
  source("page", "Tracker", { names: "status, log in", keys: "tracker status, log in" }),
  source("page", "可用率", { names: "在线率、看状态，停机", keys: "在线率、看状态，停机" }),
  source("page", "Pricing", { text: "What a call on Ethereum costs, and every plan." }),
  source("question", "What is the rate limit?", { text: "Sixty requests a second." }),
  source("page", "共享节点", { detail: "九十多条链，一个密钥", text: "每条链都有公开的速率限制。" }),
];

let index: SearchIndex;
beforeAll(async () => {
  index = await SearchIndex.build(sources);
});

test("a generic word beside a name is marked too", async () => {
  const own = await SearchIndex.build([source("chain", "Ethereum", { text: "rpc" })]);
  expect(own.find("ethereum rpc")[0]?.terms).toEqual(["ethereum", "rpc"]);
});

test("a generic word beside a chain’s name adds pages about it behind the chain, and no methods", async () => {
  const pages = [
    source("page", "JSON-RPC", { text: "rpc" }),
    source("page", "JSON-RPC of Solana", { chain: "sol", text: "rpc" }),
  ];
  const method = source("method", "eth_call", { keys: "ethereum" });
  const own = await SearchIndex.build([...sources, ...pages, method]);
  const found = own.find("ethereum rpc").map(({ title }) => title);
  expect(found.slice(0, 2)).toEqual(["Ethereum", "JSON-RPC"]);
  expect(found).not.toContain("JSON-RPC of Solana");
  expect(found).not.toContain("eth_call");
});

const first = (search: string) => index.find(search)[0]?.title;
const titles = (search: string) => index.find(search).map(({ title }) => title);

test.each([
  ["a name", "ethereum", "Ethereum"],
  ["the beginning of a name", "polyg", "Polygon PoS"],
  ["a ticker, its own chain before others that pay with it", "ETH", "Ethereum"],
  ["an old name", "matic", "Polygon PoS"],
  ["a decimal chain id", "137", "Polygon PoS"],
  ["a hexadecimal chain id", "0x89", "Polygon PoS"],
  ["a test network's id", "11155111", "Ethereum"],
  ["a chain id in words", "chain id 8453", "Base"],
  ["a Chinese name", "以太坊", "Ethereum"],
  ["a word that an editor wants it found by, before others of that name", "Status", "Tracker"],
  ["several of them, with words that stand everywhere", "log in", "Tracker"],
  ["such a word in Chinese", "看状态", "可用率"],
  ["one behind a full-width comma", "停机", "可用率"],
  ["a method without its namespace, before a page about it", "getcode", "eth_getCode"],
  ["a slip of the pen", "etherum", "Ethereum"],
  ["two slips in a long word", "polygn pos", "Polygon PoS"],
  ["a method", "eth_getBalance", "eth_getBalance"],
  ["the end of a method's name", "getbalance", "eth_getBalance"],
  ["a part of a method's name", "balance", "eth_getBalance"],
  ["a path of a REST method", "/v1/accounts", "GET /v1/accounts/{id}"],
  ["a question", "what is the rate limit", "What is the rate limit?"],
  ["words in a text", "every plan", "Pricing"],
  ["Chinese words", "速率限制", "共享节点"],
  ["the beginning of a Chinese word", "节点", "共享节点"],
  ["full-width letters", "ＥＴＨ", "Ethereum"],
])("%s finds it", (_, search, title) => {
  expect(first(search)).toBe(title);
});

test("a method written with spaces comes before pages that have its words", async () => {
  const own = await SearchIndex.build([
    source("page", "ethers", { keys: "eth getLogs" }),
    source("method", "eth_getLogs", { keys: "evm method" }),
  ]);
  expect(own.find("eth getlogs").map(({ title }) => title)).toEqual(["eth_getLogs", "ethers"]);
});

test("a part of a page that is called so comes after pages whose titles have the words", async () => {
  const own = await SearchIndex.build([
    source("page", "Solana", { path: "/errors/#solana", within: "Errors" }),
    source("page", "Solana Kit", { text: "The SDK of Solana’s clients." }),
    source("page", "Solana methods: what they cost", { text: "Solana" }),
  ]);
  expect(own.find("solana").map(({ within }) => within)).toEqual(["", "", "Errors"]);
});

test("a chain is found by its complete chain id only", () => {
  expect(titles("13")).toEqual([]);
  expect(titles("0x8")).toEqual([]);
});

test("an empty search and unknown words find nothing", () => {
  expect(titles("")).toEqual([]);
  expect(titles(" … ")).toEqual([]);
  expect(titles("xylophone")).toEqual([]);
});

test("where nothing has all words, what has some of them is found", () => {
  expect(titles("polygon xylophone")).toEqual(["Polygon PoS"]);
});

test("beside what has all words, what one of them names is found too, a method by its whole name first", async () => {
  const own = await SearchIndex.build([
    source("page", "Limits", {
      text: "Error 429 and the rate limit. Mumbai of Polygon ended. What eth_getBalance costs.",
    }),
    source("chain", "Polygon PoS", { chain: "pol", names: "POL", keys: "pol POL" }),
    source("method", "eth_getBalance", { keys: "evm method" }),
    source("error", "429", { keys: "error" }),
    source("page", "Polygon", { text: "Polygon" }),
  ]);
  const found = (search: string) => own.find(search).map(({ title }) => title);
  expect(found("rate limit 429")).toEqual(["Limits", "429"]);
  expect(found("eth_getBalance cost")).toEqual(["eth_getBalance", "Limits"]);
  expect(found("polygon mumbai")).toEqual(["Limits", "Polygon PoS", "Polygon"]);
  expect(found("polygon pos")).toEqual(["Polygon PoS"]);
});

test("a method is found by the words of its name, that of most chains first, and beside an exact page", async () => {
  const own = await SearchIndex.build([
    source("method", "eth_gasPrice", { detail: "EVM · Read", keys: "evm method" }),
    source("method", "eth_getFilterLogs", { detail: "EVM · Read", keys: "evm method" }),
    source("method", "eth_getLogs", { detail: "EVM · Read", keys: "evm method" }),
    source("method", "gas_price", { detail: "NEAR · Read", keys: "near method" }),
    source("page", "Limits", { names: "rate limit", keys: "rate limit" }),
    source("page", "Errors", { text: "Above the rate limit the code is 429." }),
    source("page", "Exchange rates", { text: "No bounds." }),
  ]);
  const found = (search: string) => own.find(search).map(({ title }) => title);
  expect(found("gas price")).toEqual(["eth_gasPrice", "gas_price"]);
  expect(found("get logs")).toEqual(["eth_getLogs", "eth_getFilterLogs"]);
  expect(found("rate limit")).toEqual(["Limits", "Errors"]);
});

test("a word that nothing has does not keep a name from being exact", async () => {
  const own = await SearchIndex.build([
    source("page", "Solana Explorer", { keys: "solana explorer", text: "Solana" }),
    source("chain", "Solana", { chain: "sol", keys: "sol SOL" }),
  ]);
  expect(own.find("solana xylophone")[0]?.title).toBe("Solana");
});

test("each word that something has is in a result", async () => {
  const own = await SearchIndex.build([
    ...["Explorer", "Kit", "methods"].map((name) =>
      source("page", `Solana ${name}`, { keys: "solana", text: "Solana" }),
    ),
    source("page", "Models", { text: "activity models webhooks", within: "Platform API" }),
  ]);
  expect(own.find("solana webhook").map(({ title }) => title)).toContain("Models");
});

test("a word that is written somewhere is not read as a slip, whatever stands beside it", async () => {
  const own = await SearchIndex.build([
    source("page", "Batching", { text: "batch calls" }),
    source("page", "Watching", { text: "catch" }),
  ]);
  expect(own.find("batch xylophone").map(({ title }) => title)).toEqual(["Batching"]);
});

test("what was typed in one piece of Chinese is shown in one piece", async () => {
  const own = await SearchIndex.build([source("page", "以太坊", { text: "以太坊上的合约" })]);
  for (const search of ["以太坊", "以太坊合约"]) expect(own.find(search)[0]?.terms[0]).toBe(search);
});

test("methods that are found by their chain stand in the order of their names, by what they do in that of ranks", async () => {
  const own = await SearchIndex.build([
    ...["getVoteAccounts", "simulateTransaction"].map((title) =>
      source("method", title, { detail: "Solana · Read", keys: "solana lamports voters" }),
    ),
    source("method", "getBalance", { detail: "Solana · Read", keys: "solana lamports" }),
  ]);
  const list = (search: string) => groupHits(own.find(search), 5)[0]?.hits.map(({ title }) => title);
  expect(list("solana")).toEqual(["getBalance", "getVoteAccounts", "simulateTransaction"]);
  expect(list("voters")).toEqual(["getVoteAccounts", "simulateTransaction"]);
  expect(list("lamports")?.[0]).toBe("getBalance");
});

test("of several words that nothing has together, more than half as many as the best has are needed", async () => {
  const own = await SearchIndex.build([
    source("page", "Refunds", { text: "A refund of an annual plan." }),
    source("page", "Archive", { text: "An annual archive." }),
    source("chain", "Polygon PoS", { chain: "pol", keys: "pol POL" }),
  ]);
  const found = own.find("annual plan refund polygon").map(({ title }) => title);
  expect(found).toEqual(["Refunds", "Polygon PoS"]);
});

test("ubiquitous words count only without others", () => {
  expect(titles("the pricing")).toEqual(titles("pricing"));
});

test("a result contains the matched words: the typed ones, or similar ones", () => {
  expect(index.find("polyg")[0]?.terms).toEqual(["polyg"]);
  expect(index.find("etherum")[0]?.terms).toEqual(["ethereum"]);
});

test("an index that was sent finds the same", () => {
  const sent: unknown = JSON.parse(JSON.stringify(index.write()));
  if (!isPayload(sent)) throw new Error("the shape is not known again");
  const read = SearchIndex.read(sent);
  for (const search of ["eth", "0x89", "速率", "getbal"]) expect(read.find(search)).toEqual(index.find(search));
});

test.each([[null], [{}], [{ entries: [[1]], index: { words: "" } }], [{ entries: [], index: {} }]])(
  "%j is no index",
  (value) => {
    expect(isPayload(value)).toBe(false);
  },
);

test("kinds are sorted by their best result and limited in number", () => {
  const hits = index.find("ethereum");
  expect(groupHits(hits, 1).map(({ kind, total }) => [kind, total])).toEqual([
    ["chain", 1],
    ["page", 2],
  ]);
});

test("a pasted query is read without invisible signs, and an address out of its link", () => {
  expect(splitQuery("eth\u200b_getLogs\ufeff")).toEqual(["eth_getlogs"]);
  const address = "0xd8da6bf26964af9d7eed9e03e53415d37aa96045";
  for (const text of [`sep:${address}`, `https://etherscan.io/address/${address}#code`, `"0X${address.slice(2)}",`])
    expect(splitQuery(text)).toEqual([address]);
});

test("a search without an end costs no more than a long one", () => {
  const search = Array.from({ length: 5_000 }, (_, index) => `w${index}`).join(" ");
  expect(splitQuery(search).length).toBeLessThanOrEqual(12);
  expect(splitQuery("eth eth ETH")).toEqual(["eth"]);
});

test("a single letter is a prefix while typed, and a complete word before other words", () => {
  expect(titles("e").length).toBeGreaterThan(1);
  expect(titles("polygon p")).toEqual(["Polygon PoS"]);
  expect(titles("e zzzzzz")).toEqual([]);
});

test("Chinese is found as it is written, whatever words a dictionary makes of it", async () => {
  const own = await SearchIndex.build([
    source("page", "质押", { text: "质押节点需要保证金。" }),
    source("page", "质量承诺", { text: "押金会退还，质量有承诺。" }),
    source("page", "价格", { text: "每月有免费额度。" }),
  ]);
  expect(own.find("质押").map(({ title }) => title)).toEqual(["质押"]);
  expect(own.find("再质押").map(({ title }) => title)).toEqual(["质押"]);
  expect(own.find("免费额度").map(({ title }) => title)).toEqual(["价格"]);
});

test("words name an entry in any order, and a method among other words comes first", async () => {
  const own = await SearchIndex.build([
    source("page", "Sepolia Sepolia Sepolia faucet page", { text: "faucet sepolia" }),
    source("page", "Ethereum Sepolia faucet", { names: "Sepolia faucet" }),
    source("page", "Solana getProgramAccounts explained", { text: "solana getprogramaccounts" }),
    source("method", "getProgramAccounts", { keys: "solana method" }),
  ]);
  expect(own.find("faucet sepolia")[0]?.title).toBe("Ethereum Sepolia faucet");
  expect(own.find("solana getProgramAccounts")[0]?.title).toBe("getProgramAccounts");
});
