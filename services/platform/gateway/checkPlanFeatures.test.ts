/** @jest-environment node */
import type { Plan } from "../../../features/shared/contracts/platformApi.ts";
import { checkPlanFeatures } from "./checkPlanFeatures.ts";
import { RpcError } from "./RpcError.ts";

const create = (id: string, price: number, over: Partial<Plan>): Plan => ({
  ...{ id, name: id, pricePerMonth: price, requestsPerSecond: 1, hasArchive: true, hasTrace: true },
  ...over,
});
const small = create("Small", 0, { hasArchive: false, hasTrace: false });
const plans = [small, create("Middle", 10, { hasTrace: false }), create("Large", 20, {})];
const check = async (method: string, params: unknown, plan = small) => {
  try {
    await checkPlanFeatures({ method, params }, { plan, plans, getHead: async () => 1_000 });
    return "allowed";
  } catch (error) {
    return error instanceof RpcError ? [error.status, error.message] : error;
  }
};

test("a plan without traces refuses them, and names the plan that has them", async () => {
  expect(await check("debug_traceTransaction", ["0x1"])).toEqual([
    403,
    "The Small plan has no trace calls. The Large plan allows more.",
  ]);
  expect(await check("debug_traceTransaction", ["0x1"], plans[2])).toBe("allowed");
});

test.each([
  ["eth_getBalance", ["0x1", "0x10"], true],
  ["eth_getBalance", ["0x1", "earliest"], true],
  ["eth_getStorageAt", ["0x1", "0x0", "0x1"], true],
  ["eth_getBalance", ["0x1", "latest"], false],
  ["eth_getBalance", ["0x1"], false],
  ["eth_call", [{}, "0x3e0"], false],
  ["eth_getBlockByNumber", ["0x1", false], false],
  ["eth_getBalance", null, false],
])("without archive data %s of %j is refused: %s", async (method, params, isRefused) => {
  const refusal = [
    403,
    "The Small plan has the states of the last 128 blocks, no archive data. The Middle plan allows more.",
  ];
  expect(await check(method, params)).toEqual(isRefused ? refusal : "allowed");
  expect(await check(method, params, plans[1])).toBe("allowed");
});
