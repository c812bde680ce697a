import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import {
  payThroughKills,
  payThroughKillsOfBoth,
  replacements,
  steps,
} from "../../services/faucet/testing/payThroughKills.ts";
import type { Outcome } from "../../services/faucet/testing/payThroughKills.ts";
import { Gates } from "./run/Gates.ts";

/** Kills a faucet at every step, alone and together with its chain, on PGlite or on DATABASE_URL (an empty database); fails unless each claim was paid once. */
const databaseUrl = process.env.DATABASE_URL;

const trials: [string, (dataDir: string) => Promise<Outcome>][] = [
  ["process", (dataDir) => payThroughKills({ databaseUrl, dataDir }, { steps, replacements })],
  ["process and chain", (dataDir) => payThroughKillsOfBoth({ databaseUrl, dataDir }, steps)],
];

const gates = new Gates();
for (const [name, trial] of trials) {
  const dataDir = mkdtempSync(join(tmpdir(), "halyard-bench-"));
  const { ends, paid, payout, transactions = paid.length } = await trial(dataDir);
  const once = paid.filter((balance) => balance === payout).length;
  const isPaid = ends.at(-1)?.[1] === "paid" && transactions === paid.length;
  console.log(`${name}: ${ends.map((end) => end.join(" ")).join(", ")}; ${once} of ${paid.length} claims paid once`);
  gates.atLeast(`faucet, ${name} killed at every step: claims paid once`, isPaid ? once : 0, paid.length);
  rmSync(dataDir, { recursive: true, force: true });
}
gates.finish();
