import { mixed, number, object, string } from "yup";

import { demoChain } from "../../../features/shared/contracts/demoChain.ts";
import type { Chain } from "../../kit/catalog/readChains.ts";
import { endpointKey } from "../../kit/endpoints.ts";
import type { Endpoint, Endpoints } from "../../kit/endpoints.ts";
import type { DemoChain } from "../demo/DemoChain.ts";
import type { NodeClient } from "../gateway/NodeClient.ts";
import type { BlockSource } from "./BlockWatch.ts";

type Options = { chains: readonly Chain[]; endpoints: Endpoints; demo: DemoChain; client: NodeClient };

/** The call for the latest block in each family of chains. */
const methods: Record<string, string> = { evm: "eth_blockNumber", utxo: "getblockcount", svm: "getSlot" };

const limits = { timeoutMs: 5_000, maxBytes: 64 * 1024 };
const responseSchema = object({ result: mixed<string | number>().required() });
const height = number().integer().min(0).required();

/** The demo chain, and every network with a JSON-RPC endpoint whose family is known. */
export function listBlockSources({ chains, endpoints, demo, client }: Options): BlockSource[] {
  const read = async (endpoint: Endpoint, method: string) => {
    const { body } = await client.post(endpoint, JSON.stringify({ jsonrpc: "2.0", id: 1, method, params: [] }), limits);
    const { result } = responseSchema.validateSync(JSON.parse(body.toString("utf8")));
    return height.validateSync(string().isType(result) ? Number.parseInt(result, 16) : result);
  };
  /** The response of the first node that answers. */
  const readFirst = ([first, ...others]: Endpoint[], method: string): Promise<number> => {
    if (!first) throw new Error("No node is connected.");
    const reading = read(first, method);
    return others.length === 0 ? reading : reading.catch(() => readFirst(others, method));
  };
  const demoSource: BlockSource = {
    chain: demoChain.chain,
    network: demoChain.network,
    isDemo: true,
    readHeight: async () => read({ url: new URL(await demo.open()), mayBePrivate: true }, "eth_blockNumber"),
  };
  const connected = chains.flatMap(({ key, families, networks }) =>
    Object.entries(networks).flatMap(([network, { interfaces }]) => {
      const name = interfaces.find((one) => one.startsWith("json-rpc"));
      const own = name === undefined ? [] : (endpoints.get(endpointKey(key, network, name)) ?? []);
      const method = families.flatMap((one) => methods[one] ?? [])[0];
      if (own.length === 0 || !method) return [];
      return [{ chain: key, network, isDemo: false, readHeight: () => readFirst(own, method) }];
    }),
  );
  return [demoSource, ...connected];
}
