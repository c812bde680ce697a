import type { Plan } from "../../../features/shared/contracts/platformApi.ts";
import { suggestPlan } from "./findLargerPlan.ts";
import { RpcError } from "./RpcError.ts";

// States that every node keeps.
const recentBlocks = 128;

/** Position of the block among the parameters of methods that read states. */
const blockPositions: Record<string, number> = {
  eth_getBalance: 1,
  eth_getCode: 1,
  eth_getTransactionCount: 1,
  eth_call: 1,
  eth_estimateGas: 1,
  eth_createAccessList: 1,
  eth_getStorageAt: 2,
  eth_getProof: 2,
};

type Called = { method: string; params: unknown };
type Options = { plan: Plan; plans: readonly Plan[]; getHead: () => Promise<number> };

/** Throws `RpcError` (403) for a trace, or a state of an old block, that a plan states it does not have. */
export async function checkPlanFeatures({ method, params }: Called, { plan, plans, getHead }: Options): Promise<void> {
  if (plan.hasTrace === false && /^(debug|trace|arbtrace)_/.test(method))
    throw new RpcError(
      "not_in_plan",
      `The ${plan.name} plan has no trace calls.${suggestPlan(plans, plan, "hasTrace")}`,
    );
  if (plan.hasArchive !== false) return;
  const block = readBlock(method, params);
  if (block === undefined || (await getHead()) - block < recentBlocks) return;
  throw new RpcError(
    "not_in_plan",
    `The ${plan.name} plan has the states of the last ${recentBlocks} blocks, no archive data.${suggestPlan(plans, plan, "hasArchive")}`,
  );
}

/** The number of the block whose state a call reads; `undefined` for recent ones by tag, and for other calls. */
function readBlock(method: string, params: unknown): number | undefined {
  const position = Object.hasOwn(blockPositions, method) ? blockPositions[method] : undefined;
  if (position === undefined || !Array.isArray(params)) return undefined;
  const block: unknown = params[position];
  if (block === "earliest") return 0;
  return typeof block === "string" && /^0x[\da-f]{1,12}$/i.test(block) ? Number(block) : undefined;
}
