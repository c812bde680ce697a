import { ownValue } from "@/features/shared/contracts/ownValue";
import type { Locale } from "@/features/shared/locale";
import { translate } from "@/features/shared/contracts/translate";

// Names of protocols are the same in every language; descriptions of nodes are not.
const names: Record<string, string> = {
  "json-rpc": "JSON-RPC",
  rest: "REST",
  websocket: "WebSocket",
  graphql: "GraphQL",
  rosetta: "Rosetta",
  substrate: "Substrate Sidecar",
  web3: "Web3",
  "http-api-v4": "HTTP API v4",
  "json-rpc-v3": "JSON-RPC v3",
  "json-rpc-fullnode": "JSON-RPC full node",
  "json-rpc-solidity": "JSON-RPC solidity node",
  "json-rpc-nevm": "JSON-RPC NEVM",
  "json-rpc-utxo": "JSON-RPC UTXO",
  "rest-fullnode": "REST full node",
  "rest-solidity": "REST solidity node",
  "websocket-nevm": "WebSocket NEVM",
  "ogmios-json-rpc": "Ogmios JSON-RPC",
  "ogmios-websocket": "Ogmios WebSocket",
  "blockbook-rest": "Blockbook REST",
  "blockbook-websocket": "Blockbook WebSocket",
  "beacon-api": "Beacon API",
  "erc-4337": "ERC-4337",
  "mev-protection": "MEV protection",
  grpc: "gRPC",
  flashblocks: "Flashblocks",
  "yellowstone-grpc": "Yellowstone gRPC",
  evm: "EVM",
  utxo: "UTXO",
  svm: "SVM",
  xrpl: "XRPL",
  ton: "TON",
  tron: "TRON",
  near: "NEAR",
  "cardano-rosetta": "Cardano Rosetta",
  "cardano-ogmios": "Cardano Ogmios",
  "substrate-sidecar": "Substrate Sidecar",
};

const ownNames = translate<Record<string, string>>({
  en: {},
  cn: {
    "json-rpc-fullnode": "JSON-RPC 全节点",
    "json-rpc-solidity": "JSON-RPC 固化节点",
    "rest-fullnode": "REST 全节点",
    "rest-solidity": "REST 固化节点",
    "mev-protection": "MEV 保护",
  },
});

/** The spelling of a family of chains or of methods: nodes of Substrate have an interface of that id, which is another program's. */
export const familyName = (id: string, locale: Locale): string =>
  id === "substrate" ? "Substrate" : technicalName(id, locale);

/** The spelling of an interface or add-on; its own id with a capital when it has no special one. */
export function technicalName(id: string, locale: Locale): string {
  return ownValue(ownNames[locale], id) ?? ownValue(names, id) ?? `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
}

const networkWords = translate<Record<string, string>>({ en: {}, cn: { mainnet: "主网", testnet: "测试网" } });

/**
 * The name of a network, with the words for a main and a test network in the reader's language; an id such as
 * `allora-testnet-1` stays as it is.
 */
export const networkName = (name: string, locale: Locale): string =>
  name.replaceAll(/(?<![\w-])(?:main|test)net(?![\w-])/gi, (word) => networkWords[locale][word.toLowerCase()] ?? word);

/** A name whose number stays on its line, as in atlantic-2, and what is in brackets, as in Mainnet (C/P/X-Chain). */
export const joinName = (name: string) =>
  name
    .replaceAll(/(?<=-)(?=\d)/g, "\u2060")
    .replaceAll(/\(.+?\)/g, (part) => part.replaceAll(" ", "\u00a0").replaceAll(/(?<=[-/])(?=\w)/g, "\u2060"));

const protocols = ["JSON-RPC", "REST", "WebSocket", "Ogmios"];

/** Kinds of one protocol under its name, with their number: `REST ×2` for a full node's and a solidity node's. */
export const briefNames = (all: readonly string[]) =>
  [...Map.groupBy(all, (name) => protocols.find((one) => `${name} `.startsWith(`${one} `)) ?? name)].map(
    ([name, own]) => (own.length > 1 ? `${name} ×${own.length}` : own.join("")),
  );

/** Names in a row, each unbroken; a line may end with the dot between them, but not start with it. */
export const joinNames = (all: readonly string[]) =>
  all
    .map((name) => name.replaceAll(" ", "\u00a0").replaceAll(/(?<=-|\p{sc=Han})(?=[^-])/gu, "\u2060"))
    .join("\u00a0· ");

/**
 * Whether a name of the data can be called. A bare capitalised word (`Subscription`, `Notification`) cannot: the
 * research listed it among the methods, but it is a kind of message that a node sends by itself.
 */
export const isMethod = (name: string) => !/^[A-Z][a-z]+$/.test(name);
