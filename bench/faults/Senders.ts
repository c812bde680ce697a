import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";

import pg from "pg";

import { solveProof } from "../run/solveProof.ts";

const timeLimit = 5_000;

/** People who send a form twice a second, and what they were thanked for. */
export class Senders {
  private readonly origin: string;
  private readonly thanked = new Map<string, number>();
  private isOver = false;
  private readonly sending: Promise<void>;

  /** `origin` is that of the back ends, which trust this machine's forwarded IP. */
  constructor(origin: string) {
    this.origin = origin;
    this.sending = this.send();
  }

  /** Seconds until the first form sent after a moment was accepted; waits at most a minute. */
  async recovered(since: number): Promise<number> {
    while (performance.now() - since < 60_000) {
      const first = [...this.thanked.values()].find((startedAt) => startedAt >= since);
      if (first !== undefined) return (first - since) / 1_000;
      await sleep(50);
    }
    return Infinity;
  }

  /** Stops them. How many forms were accepted, and how many of those the database lacks. */
  async stop(databaseUrl: string): Promise<{ thanked: number; lost: number }> {
    this.isOver = true;
    await this.sending;
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const { rows } = await client.query<{ email: string }>("select email from submissions where form = 'newsletter'");
    await client.end();
    const stored = new Set(rows.map(({ email }) => email));
    return { thanked: this.thanked.size, lost: [...this.thanked.keys()].filter((email) => !stored.has(email)).length };
  }

  private async send(): Promise<void> {
    for (let count = 0; !this.isOver; count += 1) {
      const startedAt = performance.now();
      const email = `sender-${count}@example.org`;
      // One that fails is sent again with another e-mail address: only what was thanked for counts.
      if (await this.post(email).catch(() => false)) this.thanked.set(email, startedAt);
      await sleep(500);
    }
  }

  private async post(email: string): Promise<boolean> {
    const from = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
    const token = await solveProof(`${this.origin}/forms/captcha?form=newsletter`, from, timeLimit);
    const response = await fetch(`${this.origin}/forms/send_form`, {
      method: "POST",
      headers: { "content-type": "application/json", "recaptcha-token": token, "x-forwarded-for": from },
      body: JSON.stringify({ form_id: "newsletter", email }),
      signal: AbortSignal.timeout(timeLimit),
    });
    await response.arrayBuffer();
    return response.status === 201;
  }
}
