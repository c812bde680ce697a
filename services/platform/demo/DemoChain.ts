import { join } from "node:path";

import { numberToHex, parseEther } from "viem";
import { object, string } from "yup";

import { demoChain } from "../../../features/shared/contracts/demoChain.ts";
import { createChains } from "../../kit/chain/index.ts";
import type { Chains } from "../../kit/chain/index.ts";
import { contractCodes } from "./contractCodes.ts";
import { DemoActivity, transferTokens } from "./DemoActivity.ts";
import { FirstBlocks } from "./FirstBlocks.ts";
import { NodeConsole } from "./NodeConsole.ts";
import { trimState } from "./trimState.ts";

type Options = {
  dataDir: string;
  /** Milliseconds without a call after which the chain stops until the next one. */
  idleMs?: number;
};

const retained = { first: 20, newest: 3_000 };
// Blocks of 7 hours, about 100 MB: then it restarts with the retained blocks.
const maxNewBlocks = 8_000;

// A quarter of an hour.
const maxStates = 256;

// The first blocks are identical on every machine, so that the documentation can name their hashes.
const firstBlockTime = Date.parse("2026-01-01T00:00:00Z") / 1_000;
const firstGasPrice = "0x77359400";

// Accounts 5 to 9 of the mnemonic: the last deployed the contracts, and the others got tokens in the first blocks.
const otherFirstAccounts = [
  "0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc",
  "0x976EA74026E726554dB657fA54763abd0C3a0aa9",
  "0x14dC79964da2C08b23698B3D3cc7Ca32193d9955",
  "0x23618e81E3f5cdF7f54C3d65f7FBc0aBf5B21E8f",
] as const;
const deployer = "0xa0Ee7A142d267C1f36714E4a8F75612F20a79720";

const args = [
  "--timestamp",
  `${firstBlockTime}`,
  "--block-time",
  `${demoChain.blockSeconds}`,
  "--mnemonic",
  demoChain.mnemonic,
  // Traces of transactions are the largest part of a chain.
  "--transaction-block-keeper",
  "1000",
];

/** The demo chain: started on first use, stopped when idle, its state preserved over restarts. */
export class DemoChain {
  private readonly chains: Chains;
  private readonly firstBlocks: FirstBlocks;
  private prepared: { rpcUrl: string; done: Promise<void> } | undefined;
  private startedAt = 0;

  constructor({ dataDir, idleMs = 600_000 }: Options) {
    this.firstBlocks = new FirstBlocks(join(dataDir, "demo", "first-blocks.json"));
    this.chains = createChains({
      dataDir: join(dataDir, "demo"),
      idleMs,
      maxRunning: 1,
      anvil: { args, maxDataKb: 512 * 1024, stateSeconds: 60, keptStates: maxStates },
      prepareState: (file) => trimState(file, retained),
    });
  }

  /** URL of the running chain. Call before every use: it restarts a stopped chain. */
  async open(): Promise<string> {
    await this.renew();
    const { rpcUrl, ended } = await this.chains.localChain(demoChain.chainId);
    if (this.prepared?.rpcUrl !== rpcUrl) this.prepared = { rpcUrl, done: this.prepare(rpcUrl, ended) };
    const { prepared } = this;
    await prepared.done.catch((error: unknown) => {
      if (this.prepared === prepared) this.prepared = undefined;
      throw error;
    });
    return rpcUrl;
  }

  async close(): Promise<void> {
    await this.chains.close();
  }

  private async renew(): Promise<void> {
    if (performance.now() - this.startedAt < maxNewBlocks * demoChain.blockSeconds * 1_000) return;
    this.startedAt = performance.now();
    if (this.prepared) await this.chains.stop(demoChain.chainId);
  }

  private async prepare(rpcUrl: string, ended: Promise<void>): Promise<void> {
    const node = new NodeConsole(rpcUrl);
    if ((await node.call("eth_getCode", demoChain.token.address, "latest")) === "0x") {
      await makeContracts(node);
      await this.firstBlocks.save(node);
    }
    // The first block has a fixed time; later blocks use the current time.
    await node.call("evm_setTime", Math.floor(Date.now() / 1_000));
    const activity = new DemoActivity(node, () => this.firstBlocks.restore(node));
    void ended.then(() => activity.stop());
    await activity.tick();
  }
}

const blockSchema = object({ timestamp: string().required() });

async function makeContracts(node: NodeConsole): Promise<void> {
  const from = deployer;
  const mineAt = async (seconds: number) => {
    const { timestamp } = await blockSchema.validate(await node.call("eth_getBlockByNumber", "latest", false));
    // A slow machine may have mined blocks by interval in the meantime.
    await node.call("evm_mine", numberToHex(Math.max(seconds, Number(timestamp) + 1)));
  };
  for (const data of contractCodes)
    await node.call("eth_sendTransaction", { from, data, gas: "0x1e8480", gasPrice: firstGasPrice });
  await mineAt(firstBlockTime + 12);
  for (const to of [...demoChain.accounts, ...otherFirstAccounts]) {
    await node.call("eth_sendTransaction", {
      from,
      to: demoChain.token.address,
      data: transferTokens(to, parseEther("10000")),
      gasPrice: firstGasPrice,
    });
  }
  await mineAt(firstBlockTime + 24);
}
