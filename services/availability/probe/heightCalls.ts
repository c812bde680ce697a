import type { Chain } from "../../kit/catalog/readChains.ts";

/** The call that returns a chain's height, and the height's path in the response. */
export type HeightCall = {
  /** Name of the call in the chain's documentation. */
  name: string;
  /** Appended to the endpoint's URL. */
  path: string;
  /** Posted as JSON; a call without it is a GET. */
  body?: object;
  /** Members that lead to the height; `undefined` if any successful response counts. */
  height: string[] | undefined;
};

const rpc = (method: string, params: unknown, ...height: string[]): HeightCall => ({
  name: method,
  path: "",
  body: { jsonrpc: "2.0", id: 1, method, params },
  height: ["result", ...height],
});

const get = (path: string, ...height: string[]): HeightCall => ({ name: `GET ${path}`, path, height });

const aptos = get("/v1", "block_height");
const byMoveKey: Record<string, HeightCall> = {
  sui: rpc("sui_getLatestCheckpointSequenceNumber", []),
  iota: rpc("iota_getLatestCheckpointSequenceNumber", []),
};

const byFamily: Record<string, HeightCall> = {
  evm: rpc("eth_blockNumber", []),
  utxo: rpc("getblockcount", []),
  svm: rpc("getSlot", []),
  // Without details: a full block has hundreds of transactions.
  tron: {
    name: "wallet/getblock",
    path: "/wallet/getblock",
    body: { detail: false },
    height: ["block_header", "raw_data", "number"],
  },
  ton: rpc("getMasterchainInfo", {}, "last", "seqno"),
  near: rpc("block", { finality: "final" }, "header", "height"),
  substrate: rpc("chain_getHeader", [], "number"),
  cardano: rpc("queryNetwork/blockHeight", {}),
  xrpl: rpc("ledger", [{ ledger_index: "validated" }], "ledger_index"),
  stellar: rpc("getLatestLedger", {}, "sequence"),
  algorand: get("/v2/status", "last-round"),
  tezos: get("/chains/main/blocks/head/header", "level"),
  cosmos: rpc("status", [], "sync_info", "latest_block_height"),
  flow: get("/v1/blocks?height=sealed", "0", "header", "height"),
  filecoin: rpc("Filecoin.ChainHead", [], "Height"),
  starknet: rpc("starknet_blockNumber", []),
  stacks: get("/v2/info", "stacks_tip_height"),
  nervos: rpc("get_tip_block_number", []),
  monero: rpc("get_block_count", {}, "count"),
  sia: get("/api/consensus/tip", "height"),
};

const anyResponse: HeightCall = { name: "GET /", path: "/", height: undefined };

/** The probe's call to a chain's endpoints. */
export function getHeightCall({ key, families }: Pick<Chain, "key" | "families">): HeightCall {
  const [family = ""] = families;
  if (family === "move") return byMoveKey[key] ?? aptos;
  return byFamily[family] ?? anyResponse;
}

/** The height in a response; `undefined` when it is missing. */
export function readHeight(response: unknown, path: string[]): number | undefined {
  let value = response;
  for (const name of path) {
    if (typeof value !== "object" || value === null) return undefined;
    value = Object.entries(value).find(([member]) => member === name)?.[1];
  }
  const isNumber = typeof value === "number" || (typeof value === "string" && /^(0x[\da-f]+|\d+)$/i.test(value));
  const height = isNumber ? Number(value) : Number.NaN;
  return Number.isSafeInteger(height) && height >= 0 ? height : undefined;
}
