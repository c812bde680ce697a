/**
 * `npm run probe` measures the endpoints of RPC_{KEY}_{NETWORK}_URL once, calls each of their reading methods and stores
 * the results; `npm run probe -- --every 60` repeats that until it is stopped, the methods once a day.
 */
import { parseArgs } from "node:util";

import { number, ValidationError } from "yup";

import { readChains } from "../kit/catalog/readChains.ts";
import { readServicesEnv } from "../env.ts";
import { getErrorMessage } from "../kit/log.ts";
import { probeEvery, probeOnce } from "./probe/run.ts";
import { readProbeSettings } from "./probe/readProbeSettings.ts";

const everyRule = "--every takes whole seconds from 5 to 3600.";
const every = number().typeError(everyRule).integer(everyRule).min(5, everyRule).max(3600, everyRule);

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { every: { type: "string" } } });
  const seconds = every.validateSync(values.every);
  const env = readServicesEnv();
  const settings = readProbeSettings(process.env, readChains("content/data"));
  if (settings.endpoints.length === 0) {
    throw new Error("There is nothing to measure: set RPC_{KEY}_{NETWORK}_URL, such as RPC_ETH_MAINNET_URL.");
  }
  if (seconds === undefined) return probeOnce(settings, env);
  const stop = new AbortController();
  process.once("SIGTERM", () => stop.abort());
  process.once("SIGINT", () => stop.abort());
  await probeEvery(seconds, settings, env, stop.signal);
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof ValidationError ? everyRule : getErrorMessage(error)}\n`);
  process.exitCode = 1;
});
