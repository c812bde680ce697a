// JSON-RPC of Ethereum over HTTP and WebSocket, under the interface names of chains.
const interfaces = ["json-rpc", "json-rpc-nevm", "websocket", "websocket-nevm"];

/** Methods of Ethereum's list that the demo chain does not support. */
export const demoMissingMethods: readonly string[] = [
  "debug_traceBlock",
  "eth_mining",
  "net_peerCount",
  "trace_call",
  "trace_callMany",
  "trace_get",
  "trace_rawTransaction",
  "trace_replayTransaction",
];

/** Interfaces of a chain that the demo chain supports; none for a chain that is no EVM chain. */
export function listDemoInterfaces(families: readonly string[], offered: Iterable<string>): string[] {
  if (!families.includes("evm")) return [];
  return [...new Set(offered)].filter((name) => interfaces.includes(name));
}

/** Whether the demo chain answers a method of a family. */
export const isDemoMethod = (family: string, method: string): boolean =>
  family === "evm" && !demoMissingMethods.includes(method) && !method.startsWith("arbtrace_");
