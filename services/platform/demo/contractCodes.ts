import { isHex } from "viem";
import type { Hex } from "viem";

import flags from "./contracts/DemoFlags.json" with { type: "json" };
import token from "./contracts/DemoToken.json" with { type: "json" };

/** Deployment code of each contract, in order. */
export const contractCodes: readonly Hex[] = [token, flags].map(({ bytecode }) => {
  if (!isHex(bytecode)) throw new Error("A contract of the demo chain is not compiled.");
  return bytecode;
});
