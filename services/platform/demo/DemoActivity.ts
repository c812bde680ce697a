import {
  encodeAbiParameters,
  encodeFunctionData,
  getAddress,
  keccak256,
  numberToHex,
  parseAbi,
  parseEther,
  slice,
  toHex,
} from "viem";
import type { Address, Hex } from "viem";

import { demoChain } from "../../../features/shared/contracts/demoChain.ts";
import { getErrorMessage, log } from "../../kit/log.ts";
import type { NodeConsole } from "./NodeConsole.ts";

const abi = parseAbi(["function transfer(address to, uint256 value)", "function mint()"]);
const full = parseEther("10000");
const low = parseEther("1000");
/**
 * An account of the chain's own traffic. Nobody has a key for it, so that visitors, who have every key of the public
 * mnemonic, can neither empty nor block it.
 */
const getTrader = (number: number): Address => getAddress(slice(keccak256(toHex(`demo trader ${number}`)), 12));

const tradingCount = 4;
/** The sender of the pending transaction; it does nothing else. */
export const waitingTrader = getTrader(tradingCount);
const traders = [...Array.from({ length: tradingCount }, (_, number) => getTrader(number)), waitingTrader];

// Storage of the token, in the order of its declarations: the total, and the mapping of balances.
const totalSlot = numberToHex(0, { size: 32 });
const balanceSlot = (account: Address) =>
  keccak256(encodeAbiParameters([{ type: "address" }, { type: "uint256" }], [account, 1n]));

// Far above any nonce in use, so that it is never mined.
const waitingNonce = numberToHex(1_000_000);

/** Creates activity on the demo chain: transfers, logs, new collectibles, reverted and pending transactions. */
export class DemoActivity {
  private readonly node: NodeConsole;
  private readonly restore: () => Promise<void>;
  private readonly timer: NodeJS.Timeout;
  private round = 0;
  private isBusy = false;
  private hasFailed = false;

  /** `restore` is called once a minute. */
  constructor(node: NodeConsole, restore: () => Promise<void> = () => Promise.resolve()) {
    this.node = node;
    this.restore = restore;
    this.timer = setInterval(() => void this.tick(), demoChain.blockSeconds * 1_000).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** One round; failures are retried in the next one. */
  async tick(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      await this.act(this.round);
      this.hasFailed = false;
    } catch (error) {
      if (!this.hasFailed)
        log("warn", "platform", "the demo chain rejects transactions", { reason: getErrorMessage(error) });
      this.hasFailed = true;
    } finally {
      this.round += 1;
      this.isBusy = false;
    }
  }

  private async act(round: number): Promise<void> {
    if (round % 20 === 0) {
      await this.restore();
      await this.fill();
    }
    if (round % 20 === 1) await this.sendPendingTransaction();
    const [from, to] = [getTrader(round % tradingCount), getTrader((round + 1) % tradingCount)];
    const amount = parseEther(`${1 + (round % 9)}`);
    await this.send({ from, to: demoChain.token.address, data: transferTokens(to, amount) });
    if (round % 3 === 0) await this.send({ from: to, to: from, value: numberToHex(amount / 100n) });
    if (round % 5 === 0) await this.send({ from, to: demoChain.collectible.address, data: mint });
    // An explicit gas limit, because the estimate fails for a transaction that reverts.
    if (round % 7 === 0)
      await this.send({
        from,
        to: demoChain.token.address,
        data: transferTokens(to, parseEther("1000000000")),
        gas: "0x186a0",
      });
  }

  /** Refills accounts with Ether and tokens. */
  private async fill(): Promise<void> {
    for (const trader of traders) await this.node.call("anvil_impersonateAccount", trader);
    for (const account of [...demoChain.accounts, ...traders]) {
      const ether = await this.read("eth_getBalance", account);
      if (ether < low) await this.node.call("anvil_setBalance", account, numberToHex(full));
      const tokens = await this.read("eth_getStorageAt", demoChain.token.address, balanceSlot(account));
      if (tokens < low) await this.addTokens(account, full - tokens);
    }
  }

  private async addTokens(account: Address, amount: bigint): Promise<void> {
    const { address } = demoChain.token;
    for (const slot of [balanceSlot(account), totalSlot]) {
      const storageWord = await this.read("eth_getStorageAt", address, slot);
      await this.node.call("anvil_setStorageAt", address, slot, numberToHex(storageWord + amount, { size: 32 }));
    }
  }

  private async read(method: string, ...params: string[]): Promise<bigint> {
    return BigInt(String(await this.node.call(method, ...params, "latest")));
  }

  /** A pending transaction; sent again at each start, because the pool is not part of the stored state. */
  private async sendPendingTransaction(): Promise<void> {
    const waiting = { from: waitingTrader, to: demoChain.accounts[0], value: "0x1", gas: "0x5208" };
    await this.send({ ...waiting, nonce: waitingNonce }).catch((error: unknown) => {
      // The pool already contains it.
      if (!/already|underpriced/i.test(getErrorMessage(error))) throw error;
    });
  }

  private send(transaction: Record<string, string>): Promise<unknown> {
    return this.node.call("eth_sendTransaction", transaction);
  }
}

/** Call data of a token transfer. */
export const transferTokens = (to: Address, value: bigint): Hex =>
  encodeFunctionData({ abi, functionName: "transfer", args: [to, value] });
const mint = encodeFunctionData({ abi, functionName: "mint" });
