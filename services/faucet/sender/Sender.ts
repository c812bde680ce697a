import { setTimeout as sleep } from "node:timers/promises";

import { DatabaseAway } from "../../kit/DatabaseAway.ts";
import { log } from "../../kit/log.ts";
import type { Head, Round, SenderContext } from "./context.ts";
import { isOutOfFunds, getReason } from "./failure.ts";
import { readHead } from "./readHead.ts";
import type { Node } from "./node.ts";
import { findOpen, openAccount, saveBalance } from "./account.ts";
import { replaceStuck } from "./replaceStuck.ts";
import { resend } from "./resend.ts";
import { confirmMined } from "./confirmMined.ts";
import { signNext } from "./signNext.ts";

type FaucetState = "ready" | "empty" | "down";

const maxBackOffMs = 30_000;
const emptyMs = 2_000;

/** Pays the queued claims of one network in rounds until none is open. */
export class Sender {
  state: FaucetState = "ready";
  private readonly context: SenderContext;
  private readonly connect: () => Promise<Node>;
  private readonly lostSince = new Map<string, number>();
  private running: Promise<void> | undefined;
  private isQueued = false;
  private readonly stopping = new AbortController();
  private nudge = new AbortController();
  private resentAt = -Infinity;

  constructor(context: SenderContext, connect: () => Promise<Node>) {
    this.context = context;
    this.connect = connect;
  }

  /** Starts working, or checks for new claims at once. */
  wake(): void {
    if (this.stopping.signal.aborted) return;
    this.isQueued = true;
    this.nudge.abort();
    this.running ??= this.work();
  }

  /** Stops after the current round. */
  async close(): Promise<void> {
    this.stopping.abort();
    this.nudge.abort();
    await this.running;
  }

  /** Reads the account's state without paying. */
  async look(): Promise<void> {
    try {
      await this.open();
    } catch (error) {
      this.fail(error);
    }
  }

  private async work(): Promise<void> {
    let failures = 0;
    while (!this.stopping.signal.aborted) {
      this.nudge = new AbortController();
      this.isQueued = false;
      try {
        const outcome = await this.round();
        if (outcome === "idle" && !this.isQueued) break;
        failures = 0;
        await this.rest(outcome === "empty" ? emptyMs : this.context.network.pace.pollMs, this.nudge.signal);
      } catch (error) {
        this.fail(error);
        failures += 1;
        // After a failure wait for the delay; a new claim does not shorten it.
        await this.rest(Math.min(this.context.network.pace.pollMs * 2 ** failures, maxBackOffMs), this.stopping.signal);
      }
    }
    this.running = undefined;
  }

  private async rest(duration: number, signal: AbortSignal): Promise<void> {
    await sleep(duration, undefined, { signal }).catch(() => undefined);
  }

  private async open(): Promise<Round> {
    const node = await this.connect();
    const head = await readHead(node, this.context.account.address);
    await openAccount(this.context, node);
    await saveBalance(this.context, head.balance);
    this.judge(head);
    return { ...this.context, node, head };
  }

  private judge({ balance }: Head): void {
    this.state = balance < this.context.network.payout ? "empty" : "ready";
  }

  private async round(): Promise<"idle" | "waiting" | "empty"> {
    const round = await this.open();
    await confirmMined(round, await findOpen(round), this.lostSince);
    const open = await findOpen(round);
    const isTime = performance.now() - this.resentAt > this.context.network.pace.resendMs;
    if (isTime) this.resentAt = performance.now();
    await resend(round, open, isTime);
    await replaceStuck(round, open);
    const outcome = await signNext(round, open);
    if (outcome === "signed") {
      await resend(round, await findOpen(round), false);
      this.wake();
    }
    if (outcome === "empty") this.state = "empty";
    if (outcome === "empty" && open.length === 0) return "empty";
    return outcome === "nothing" && open.length === 0 ? "idle" : "waiting";
  }

  private fail(error: unknown): void {
    this.state = isOutOfFunds(error) ? "empty" : "down";
    // An outage of the database has its own line.
    if (error instanceof DatabaseAway) return;
    log("warn", "faucet", "a round failed", { network: this.context.network.id, reason: getReason(error) });
  }
}
