import { formatJson } from "./literals";

type Call = { method: string; params: readonly unknown[] };

/** The same request by viem's own function, or by its `request` where it has none; nothing for what the EVM does not know. */
export function viemSample(url: string, body: string | undefined): string | undefined {
  const call = body === undefined ? undefined : readCall(JSON.parse(body));
  if (!call || !/^(eth|net|web3|txpool|debug|trace)_/.test(call.method) || call.method === "eth_subscribe")
    return undefined;
  return `import { createPublicClient, http } from "viem";

const client = createPublicClient({
  transport: http(${JSON.stringify(url)}),
});
console.log(await client.${writeCall(call)});`;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function readCall(value: unknown): Call | undefined {
  if (!isRecord(value) || typeof value.method !== "string") return undefined;
  return { method: value.method, params: Array.isArray(value.params) ? value.params : [] };
}

type Write = (params: readonly unknown[]) => string | undefined;

const getters: Record<string, Write> = {
  eth_blockNumber: () => "getBlockNumber()",
  eth_chainId: () => "getChainId()",
  eth_gasPrice: () => "getGasPrice()",
  eth_maxPriorityFeePerGas: () => "estimateMaxPriorityFeePerGas()",
  eth_getBalance: ([address, block]) => withMembers("getBalance", { address }, block),
  eth_getTransactionCount: ([address, block]) => withMembers("getTransactionCount", { address }, block),
  eth_getCode: ([address, block]) => withMembers("getCode", { address }, block),
  eth_getStorageAt: ([address, slot, block]) => withMembers("getStorageAt", { address, slot }, block),
  eth_getBlockByNumber: ([block, full]) => withMembers("getBlock", full ? { includeTransactions: true } : {}, block),
  eth_getBlockByHash: ([blockHash]) => withMembers("getBlock", { blockHash }),
  eth_getTransactionByHash: ([hash]) => withMembers("getTransaction", { hash }),
  eth_getTransactionReceipt: ([hash]) => withMembers("getTransactionReceipt", { hash }),
  eth_sendRawTransaction: ([serializedTransaction]) => withMembers("sendRawTransaction", { serializedTransaction }),
};

const writeCall = ({ method, params }: Call): string =>
  getters[method]?.(params) ?? `request(${unquote(formatJson({ method, params }))})`;

/** A function with one object as its argument; the latest block is the default and omitted. */
function withMembers(name: string, members: Record<string, unknown>, block?: unknown): string {
  const lines = Object.entries(members).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  if (typeof block === "string" && block !== "latest")
    lines.push(/^0x/.test(block) ? `blockNumber: ${BigInt(block)}n` : `blockTag: ${JSON.stringify(block)}`);
  if (lines.length === 0) return `${name}()`;
  const short = `${name}({ ${lines.join(", ")} })`;
  return short.length <= 64 ? short : `${name}({\n${lines.map((line) => `  ${line},\n`).join("")}})`;
}

// Names of members need no quotes in JavaScript.
const unquote = (json: string) => json.replace(/([{,]\s*)"(\w+)":/g, "$1$2:");
