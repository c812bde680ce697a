import { existsSync, readFileSync } from "node:fs";
import { array, mixed, number, object, string } from "yup";

import { writeDurablySync } from "../../kit/durableFile.ts";

/** Retained blocks: the first, which deployed the contracts, and the latest. */
type RetainedBlocks = { first: number; newest: number };

const stateSchema = object({
  best_block_number: mixed<string | number>().required(),
  blocks: array(object({ header: object({ number: string().required() }).required() }).required()).required(),
  transactions: array(object({ block_number: number().required() }).required()).required(),
});

/**
 * Removes the middle blocks from a chain's state, so that a chain with a block every few seconds neither grows nor
 * starts more slowly over time. An unreadable file is left to anvil, which reports it.
 */
export function trimState(file: string, { first, newest }: RetainedBlocks): void {
  const state = readState(file);
  if (!state) return;
  const best = Number(state.best_block_number);
  const isRetained = (block: number) => block <= first || block > best - newest;
  if (state.blocks.every(({ header }) => isRetained(Number(header.number)))) return;
  const blocks = state.blocks.filter(({ header }) => isRetained(Number(header.number)));
  const transactions = state.transactions.filter((transaction) => isRetained(transaction.block_number));
  writeDurablySync(file, JSON.stringify({ ...state, blocks, transactions }));
}

function readState(file: string) {
  if (!existsSync(file)) return undefined;
  try {
    const state: unknown = JSON.parse(readFileSync(file, "utf8"));
    return stateSchema.isValidSync(state, { strict: true }) ? state : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
