import { encodeFunctionData, numberToHex, parseAbi, parseEther } from "viem";
import type { Address, Hex } from "viem";

import { demoChain } from "../../../features/shared/contracts/demoChain.ts";
import { getErrorMessage, log } from "../../kit/log.ts";
import type { NodeConsole } from "./NodeConsole.ts";

const abi = parseAbi(["function transfer(address to, uint256 value)", "function mint()"]);
const full = numberToHex(parseEther("10000"));
const low = parseEther("1000");
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

  /** One round; failures are retried in the next one, since visitors may use the same accounts. */
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
    const [from, to] = [getTrader(round), getTrader(round + 1)];
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

  /** Refills accounts that visitors emptied. */
  private async fill(): Promise<void> {
    for (const account of [...demoChain.accounts, ...activityAccounts]) {
      const balance = await this.node.call("eth_getBalance", account, "latest");
      if (BigInt(String(balance)) < low) await this.node.call("anvil_setBalance", account, full);
    }
  }

  /** A pending transaction; sent again at each start, because the pool is not part of the stored state. */
  private async sendPendingTransaction(): Promise<void> {
    const waiting = { from: activityAccounts[4], to: demoChain.accounts[0], value: "0x1", gas: "0x5208" };
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
const getTrader = (round: number): Address => activityAccounts[round % 4] ?? activityAccounts[0];
const mint = encodeFunctionData({ abi, functionName: "mint" });

/** Accounts 5 to 8 of the demo chain are for its own activity; account 9 deployed the contracts. */
export const activityAccounts = [
  "0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc",
  "0x976EA74026E726554dB657fA54763abd0C3a0aa9",
  "0x14dC79964da2C08b23698B3D3cc7Ca32193d9955",
  "0x23618e81E3f5cdF7f54C3d65f7FBc0aBf5B21E8f",
  "0xa0Ee7A142d267C1f36714E4a8F75612F20a79720",
] as const;
