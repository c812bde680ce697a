import { existsSync, readFileSync } from "node:fs";
import { gunzipSync, gzipSync } from "node:zlib";
import { array, mixed, object, string } from "yup";

import { demoChain } from "../../../features/shared/contracts/demoChain.ts";
import { writeDurablySync } from "../../kit/durableFile.ts";
import type { NodeConsole } from "./NodeConsole.ts";

const stateSchema = object({
  blocks: array(mixed().required()).required(),
  transactions: array(mixed().required()).required(),
});

/**
 * The blocks with the transactions that the documentation names. The chain drops transactions of old blocks, so these
 * are stored in a file and restored.
 */
export class FirstBlocks {
  private readonly file: string;

  constructor(file: string) {
    this.file = file;
  }

  /** Stores the current blocks; called once, while the chain has only the first ones. */
  async save(node: NodeConsole): Promise<void> {
    const dump = await string()
      .required()
      .validate(await node.call("anvil_dumpState"));
    const state: unknown = JSON.parse(gunzipSync(Buffer.from(dump.slice(2), "hex")).toString());
    const { blocks, transactions } = stateSchema.validateSync(state);
    writeDurablySync(this.file, JSON.stringify({ blocks, transactions }));
  }

  /** Restores the first transactions; does nothing when they were never stored. */
  async restore(node: NodeConsole): Promise<void> {
    if (!existsSync(this.file)) return;
    if (await node.call("eth_getTransactionReceipt", demoChain.firstTransfers.transactionHash)) return;
    const stored: unknown = JSON.parse(readFileSync(this.file, "utf8"));
    // Without accounts and a latest block, nothing else of the chain changes.
    const nothing = { block: null, accounts: {}, best_block_number: null, historical_states: null };
    const state = { ...stateSchema.validateSync(stored), ...nothing };
    await node.call("anvil_loadState", `0x${gzipSync(JSON.stringify(state)).toString("hex")}`);
  }
}
