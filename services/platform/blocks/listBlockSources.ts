import { array, mixed, number, object, string } from "yup";

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
const blocksSchema = array(
  object({ result: object({ number: string().required(), timestamp: string().required() }).required() }),
).required();
const windowMs = 60_000;
const demoBlocks = Math.ceil(windowMs / (demoChain.blockSeconds * 1_000));

/** The demo chain, and every network with a JSON-RPC endpoint whose family is known. */
export function listBlockSources({ chains, endpoints, demo, client }: Options): BlockSource[] {
  const post = async (endpoint: Endpoint, request: object): Promise<unknown> => {
    const { body } = await client.post(endpoint, JSON.stringify(request), limits);
    return JSON.parse(body.toString("utf8"));
  };
  const read = async (endpoint: Endpoint, method: string) => {
    const { result } = responseSchema.validateSync(await post(endpoint, { jsonrpc: "2.0", id: 1, method, params: [] }));
    return height.validateSync(string().isType(result) ? Number.parseInt(result, 16) : result);
  };
  /** The response of the first node that answers. */
  const readFirst = ([first, ...others]: Endpoint[], method: string): Promise<number> => {
    if (!first) throw new Error("No node is connected.");
    const reading = read(first, method);
    return others.length === 0 ? reading : reading.catch(() => readFirst(others, method));
  };
  const openDemo = async () => ({ url: new URL(await demo.open()), mayBePrivate: true });
  const demoSource: BlockSource = {
    chain: demoChain.chain,
    network: demoChain.network,
    isDemo: true,
    readHeight: async () => read(await openDemo(), "eth_blockNumber"),
    readBlocks: async (latest) => {
      const calls = Array.from({ length: Math.min(demoBlocks, latest) }, (_, id) => ({
        jsonrpc: "2.0",
        id,
        method: "eth_getBlockByNumber",
        params: [`0x${(latest - id).toString(16)}`, false],
      }));
      const responses = blocksSchema.validateSync(await post(await openDemo(), calls));
      return (
        responses
          .map(({ result: block }) => ({ height: Number(block.number), at: Number(block.timestamp) * 1_000 }))
          // A chain that was stopped has older ones.
          .filter(({ at }) => Date.now() - at < windowMs)
          .toSorted((one, other) => one.height - other.height)
      );
    },
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
