/** @jest-environment node */
import { getLogsRetryHelper } from "@ponder/utils";
import { RpcError } from "viem";

import { decodeError } from "./decodeError";

test.each([
  ['{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"the method foo does not exist"}}', "json-rpc", -32601],
  ['{"error":{"code":3,"message":"execution reverted","data":"0x08c379a0"}}', "json-rpc", 3],
  ["HTTP/2 429", "http", 429],
  ['{"error":{"code":429,"message":"slow down"}}', "http", 429],
  ["-32005", "json-rpc", -32005],
])("%s is told as %s %d", (text, source, code) => {
  expect(decodeError(text)).toMatchObject({ source, code });
  expect(decodeError(text)?.meaning).toBeDefined();
});

test("a code of the node's own range is still explained, an unknown one is only named", () => {
  expect(decodeError('{"code":-32042,"message":"x"}')?.meaning).toBeDefined();
  expect(decodeError('{"code":12345,"message":"x"}')).toMatchObject({ code: 12345, meaning: undefined });
});

test("words without a code are not an error anyone could decode", () => {
  expect(decodeError("it does not work")).toBeUndefined();
  expect(decodeError("")).toBeUndefined();
});

const second = /per second was reached/;
const allowance = /daily or monthly allowance/;
const range = /covers more blocks/;
const larger = /only on a larger plan/;

// Texts of other providers, each with the thread of GitHub that quotes it.
test.each([
  // Alchemy: gitcoinco/grants-stack-indexer#156, ethers-io/ethers.js#5071 and #4703, BobTheBuidler/dank_mids#772
  ['{"code":429,"message":"Your app has exceeded its compute units per second capacity."}', 429, second],
  ["Your app has exceeded its compute units per second capacity.", undefined, second],
  ["Monthly capacity limit exceeded. Visit https://dashboard.alchemy.com/settings/billing", undefined, allowance],
  ["Log response size exceeded. You can make eth_getLogs requests with up to a 2K block range", undefined, range],
  ["You can make eth_getLogs requests with up to a 500 block range.", undefined, range],
  // QuickNode: latticexyz/mud#1522, foundry-rs/foundry#4894, OffchainLabs/arbitrum-sdk#609
  ['{"jsonrpc":"2.0","id":1,"error":{"code":-32012,"message":"credits limited to 6000/sec"}}', -32012, second],
  ['{"code":-32007,"message":"100/second request limit reached - reduce calls per second"}', -32007, second],
  ['{"code":-32614,"message":"eth_getLogs is limited to a 10,000 range"}', -32614, range],
  // Infura: foundry-rs/foundry#8495, status-im/status-go#4807, herdius/herdius-core#58, gochain/web3#180,
  // omni/bridge-ui#214, INFURA/infura#237
  ['{"error":{"code":-32005,"message":"project ID request rate exceeded"}}', -32005, second],
  ['{"code":-32005,"message":"exceeded project rate limit"}', -32005, second],
  ["legacy access request rate exceeded", undefined, second],
  ["429 Too Many Requests: daily request count exceeded, request rate limited", undefined, allowance],
  ["query returned more than 1000 results", undefined, range],
  ['{"code":-32602,"message":"range 1000000 exceeds limit of 10000"}', -32602, range],
  // dRPC: enviodev/hyperindex#715
  ["Request timeout on the free tier, please upgrade your tier to the paid one", undefined, larger],
  ["server response 402 Payment Required", 402, allowance],
  ["Batch of more than 3 requests are not allowed on free tier", undefined, /more calls than the provider/],
  ["method is not available on freetier, please upgrade to paid tier", undefined, larger],
  // Tenderly: fluencelabs/dev-rewards#20, bobanetwork/boba_legacy#827
  ['{"code":-32005,"message":"rate limit exceeded"}', -32005, second],
  ["range 9009594 is bigger than range limit 2000", undefined, range],
  // Pocket: status-im/status-app#14665; Base: base/node#368; Aptos: aptos-labs/aptos-core#16585
  ["Application POKT_APP_ID has exceeded its throughput limit", undefined, second],
  ['429 Too Many Requests: {"jsonrpc":"2.0","error":{"code":-32016,"message":"over rate limit"}}', -32016, second],
  ["Per anonymous IP rate limit exceeded. Limit: 50000 compute units per 300 seconds window.", undefined, second],
  // Polygon: 0xPolygon/kurtosis-cdk#166; NodeReal: bnb-chain/bnb-chain.github.io#38; BlockCypher: php-client#31
  ["429 Too Many Requests: You have reached maximum request limit", undefined, second],
  ["You have reached the maximum API usage limit of public.", undefined, allowance],
  ["API calls limits have been reached. To extend your limits please upgrade your plan", undefined, allowance],
  // BNB Chain: AlphaWallet/alpha-wallet-android#2736; Morph: enviodev/hyperindex#605; MASQ-Node-issues#585
  ['{"code":-32000,"message":"exceed maximum block range: 5000"}', -32000, range],
  ["block range is larger than max block range, block range = 5120, max block range = 5000", undefined, range],
  ["eth_getLogs block range too large, range: 855077, max: 3500", undefined, range],
  // Ankr: as @ponder/utils knows it
  ["block range is too wide", undefined, range],
  ["HTTP/1.1 402 Payment Required", 402, allowance],
  ["Too Many Requests", undefined, second],
  ["missing trie node 0xabc (path )", undefined, /only archive nodes/],
])("%s is told by its words", (text, code, what) => {
  const decoded = decodeError(text);
  expect(decoded?.code).toBe(code);
  expect(decoded?.meaning?.en.what).toMatch(what);
  expect(decoded?.meaning?.cn.what).toMatch(/[一-龥]/);
});

// Messages in the table of EVM nodes on the page about errors.
test.each([
  ["execution reverted: daily limit exceeded", /the contract refused/],
  ["nonce too low", /already in a block/],
  ["already known", /exactly this transaction/],
  ["replacement transaction underpriced", /fee not raised enough/],
  ["insufficient funds for gas * price + value", /balance is below/],
  ["intrinsic gas too low", /minimum of the transaction/],
  ["max fee per gas less than block base fee", /below the current base fee/],
  ["header not found", /does not have that block/],
  ["filter not found", /filter expired/],
  ["notifications not supported", /over HTTP/],
  ["request timed out", /took too long/],
])("%s is explained, with its code and without", (message, what) => {
  expect(decodeError(message)).toMatchObject({
    source: "words",
    meaning: { en: { what: expect.stringMatching(what) } },
  });
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, error: { code: -32000, message } });
  expect(decodeError(body)).toMatchObject({ code: -32000, meaning: { en: { what: expect.stringMatching(what) } } });
});

// Messages of Solana nodes, and of the runtime when nothing arrived.
test.each([
  [-32002, "Transaction simulation failed: Blockhash not found", /^Solana: .*blockhash is unknown/],
  [-32002, "Transaction simulation failed: Error processing Instruction 0", /^Solana: Simulation before/],
  [-32005, "Node is behind by 120 slots", /^Solana: Node is behind/],
  [-32007, "Slot 123 was skipped, or missing due to ledger jump to recent snapshot", /^Solana: Slot was skipped/],
  [-32004, "Block not available for slot 123", /^Solana: Block not confirmed/],
  [-32015, "Transaction version (0) is not supported by the requesting client", /^Solana: Transaction version/],
])("%d %s is told by its words", (code, message, what) => {
  expect(decodeError(JSON.stringify({ error: { code, message } }))?.meaning?.en.what).toMatch(what);
});

test("a code with two meanings has both, with the chains that use them", () => {
  expect(decodeError("-32005")?.meaning?.en.what).toMatch(/^EVM: A limit .*\nSolana: Node is behind/);
  expect(decodeError("error code: -25\nerror message:\nbad-txns")?.meaning?.en.what).toMatch(/^Bitcoin Core: Missing/);
});

test.each(["connect ETIMEDOUT 104.18.2.5:443", "TypeError: fetch failed"])("%s is told as no response", (error) => {
  expect(decodeError(error)).toMatchObject({
    source: "words",
    meaning: { en: { what: expect.stringMatching(/^No response/) } },
  });
});

// The words by which @ponder/utils recognizes providers' limits of a range, with figures where it reads some.
test.each([
  "requested too many blocks from 1 to 9000, maximum is set to 2048",
  "Max range: 800",
  "Maximum allowed number of requested blocks is 1000",
  "Try with this block range [0x1, 0x2].",
  "this block range should work: [0x1, 0x2]",
  "eth_getLogs is limited to a 10,000 range",
  "eth_getLogs is limited to 1024 block range",
  "exceeds the range allowed for your plan (9000 > 500)",
  "Block range limit exceeded.",
  "please limit the query to at most 1000 blocks",
  "maximum block range: 50000",
  "query exceeds max block range 1000",
  "block range greater than 2000 max",
  "block range exceeds 1000",
  "eth_getLogs range is too large, max is 10k blocks",
  "query must be smaller than size 1024",
  "maximum [from, to] blocks distance: 10000",
  "exceed max block range: 5000",
  "allowed block range threshold exceeded",
  "exceeded max allowed range",
  "block range too large",
  "backend response too large",
  "query exceeds max results 20000",
  "logs matched by query exceeds limit of 10000",
  "response size should not greater than 10485760 bytes",
])("%s is told as the limit of a range, which ponder splits", (message) => {
  const error = new RpcError(new Error(message), { code: -32000, shortMessage: message });
  expect(getLogsRetryHelper({ error, params: [{ fromBlock: "0x0", toBlock: "0x186a0" }] }).shouldRetry).toBe(true);
  expect(decodeError(message)?.meaning?.en.what).toMatch(range);
});
