/**
 * `npm run secrets:rotate -- accessToken` (or `writeToken`, `webhookSecret`) creates a new secret in
 * `DATA_DIR/secrets.json` and keeps the old one accepted; `-- --forget` ends that. Only two are accepted: a second
 * rotation before `--forget` asks first, or needs `--drop` where nobody can be asked. Back ends and sites read the file
 * at their next start.
 */
import { createInterface } from "node:readline/promises";

import { readServicesEnv } from "./env.ts";
import { forgetPrevious, hasPrevious, rotated, rotatedSecrets, rotateSecret } from "./kit/secrets.ts";
import { getErrorMessage } from "./kit/log.ts";

const drop = "--drop";

async function run(): Promise<void> {
  const options = process.argv.slice(2);
  const [first, ...more] = options.filter((option) => option !== drop);
  const { DATA_DIR } = readServicesEnv();
  if (first === "--forget" && more.length === 0) {
    forgetPrevious(DATA_DIR);
    return console.log("The replaced secrets are rejected from the next start of back ends and sites.");
  }
  const name = rotatedSecrets.find((one) => one === first);
  if (!name || more.length > 0) throw new Error(`Name one of ${rotatedSecrets.join(", ")}, or --forget.`);
  const variable = rotated[name];
  if (process.env[variable])
    throw new Error(`${variable} is set, so the file does not count: set ${variable}_PREVIOUS to it, and a new one.`);
  if (hasPrevious(DATA_DIR, name) && !options.includes(drop)) await confirmDrop(name);
  rotateSecret(DATA_DIR, name);
  const order = name === "webhookSecret" ? "sites first, then the back ends" : "the back ends first, then the sites";
  console.log(
    `A new ${name} is in ${DATA_DIR}/secrets.json. Start again ${order}; then npm run secrets:rotate -- --forget`,
  );
}

/** Throws unless somebody at the terminal says that the older secret may be rejected. */
async function confirmDrop(name: string): Promise<void> {
  const state = `${name} was replaced before, and the one before that is still accepted. A new one would end that`;
  const advice = `Once everything runs with the new one, npm run secrets:rotate -- --forget; to replace it all the same, add ${drop}.`;
  if (!process.stdin.isTTY) throw new Error(`${state}. Nothing was changed. ${advice}`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const response = await terminal.question(`${state}. Reject the older one? (yes/no) `).finally(() => terminal.close());
  if (response.trim().toLowerCase() !== "yes") throw new Error(`Nothing was changed. ${advice}`);
}

run().catch((error: unknown) => {
  process.stderr.write(`${getErrorMessage(error)}\n`);
  process.exitCode = 1;
});
