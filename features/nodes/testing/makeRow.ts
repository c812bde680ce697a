import type { NodeRow } from "@/features/nodes/NodeRow";

/** A row of the list of nodes with default values, overridden by a test. */
export const makeRow = (key: string, differences: Partial<NodeRow> = {}): NodeRow => ({
  key,
  name: key.toUpperCase(),
  ticker: key.toUpperCase(),
  otherNames: [],
  chainIds: [],
  networks: ["Mainnet"],
  hasTestnet: false,
  interfaces: ["json-rpc"],
  families: ["evm"],
  status: "available",
  ended: null,
  availability: "99.95",
  isMeasured: true,
  isPartner: false,
  isDedicated: true,
  archive: null,
  order: 10_000,
  trace: null,
  lost: 39,
  latency: 31,
  ...differences,
});
