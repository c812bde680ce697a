import { pickQuery } from "@/features/shared/contracts/RouteTable";
import { ownValue } from "@/features/shared/contracts/ownValue";

const listNames = ["q", "tab", "interface", "network", "family", "sort", "all"];

const interfacePages = [
  "dedicated",
  "graphql",
  "http-api-v4",
  "json-rpc-fullnode",
  "json-rpc-nevm",
  "json-rpc-solidity",
  "json-rpc-utxo",
  "json-rpc-v3",
  "json-rpc",
  "ogmios-json-rpc",
  "ogmios-websocket",
  "rest-fullnode",
  "rest-solidity",
  "rest",
  "rosetta",
  "shared",
  "substrate",
  "web3",
  "websocket-nevm",
  "websocket",
];

/** Pages whose first HTML depends on their query, with the relevant parameters; paths without language. */
export const queryNames: Record<string, readonly string[]> = {
  "/nodes/": listNames,
  "/dedicated-nodes/": [...listNames, "chain", "region", "client", "data"],
  // Lists filtered by one interface.
  ...Object.fromEntries(interfacePages.map((uid) => [`/nodes/${uid}/`, listNames])),
  "/pricing/compute-units/": ["q", "chain", "mix", "archive"],
  "/pricing/": ["chain", "mix", "archive"],
  // Form fields that are submitted, or prefilled, without script.
  "/contact/": [
    "plain",
    "result",
    "confirm",
    "leave",
    "chain",
    "region",
    "client",
    "data",
    "interface",
    "add_on",
    "fact",
    "name",
    "email",
    "subject",
    "message",
    "company",
    "telegram",
    "website",
    "project",
    "source_code",
    "chains",
    "contract",
    "methods",
    "work",
    "language",
    "promotion",
    "reach",
  ],
  "/search/": ["q", "all"],
  "/marketplace/": ["q"],
  "/marketplace/projects/": ["q", "kind", "chain"],
  "/docs/errors/": ["error"],
};

/** The part of a query that a page renders, normalized; `rest` is a path without language. */
export const drawnQuery = (rest: string, search: string): string | undefined =>
  pickQuery(ownValue(queryNames, rest), search);
