import type { Address } from "viem";

import type { FaucetNetwork } from "./readFaucetNetworks.ts";
import { endClaimsOfOtherChain, findBalance } from "./sender/account.ts";
import type { SenderContext } from "./sender/context.ts";
import { localFunds } from "./sender/node.ts";
import type { Node } from "./sender/node.ts";
import { Sender } from "./sender/Sender.ts";

const freshMs = 15_000;
const patienceMs = 1_500;
const codeLimitMs = 3_000;

/** A network's faucet: its sender, and the cached state of its account. */
export class Faucet {
  readonly network: FaucetNetwork;
  readonly sender: Sender;
  private readonly context: SenderContext;
  private readonly connect: () => Promise<Node>;
  private lookedAt = -Infinity;

  constructor(context: SenderContext, connect: () => Promise<Node>) {
    this.network = context.network;
    this.context = context;
    this.connect = connect;
    this.sender = new Sender(context, connect);
  }

  get address(): Address {
    return this.context.account.address;
  }

  /** Adapts the stored claims to the settings of this start. */
  prepare(): Promise<void> {
    return endClaimsOfOtherChain(this.context);
  }

  /** State and balance, at most a few seconds old with a real node. */
  async status() {
    // A status request must not start a local chain, whose balance changes only by payouts.
    if (this.network.real && performance.now() - this.lookedAt > freshMs) {
      this.lookedAt = performance.now();
      await within(patienceMs, this.sender.look());
    }
    const balance = (await findBalance(this.context)) ?? (this.network.real ? undefined : localFunds);
    return { state: this.sender.state, balance: balance === undefined ? null : `${balance}` };
  }

  /** The code of a wallet address; `undefined` after a timeout: the sender checks again before it pays. */
  async findCode(address: Address) {
    const getCode = async () => (await this.connect()).getCode({ address });
    return within(
      codeLimitMs,
      getCode().catch(() => undefined),
    );
  }
}

async function within<Value>(limit: number, promise: Promise<Value>): Promise<Value | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), limit);
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
