/**
 * `npm run secrets:rotate -- accessToken` (or `writeToken`, `webhookSecret`) creates a new secret in
 * `DATA_DIR/secrets.json` and keeps the old one accepted; `-- --forget` ends that. Back ends and sites read it at their
 * next start.
 */
import { readServicesEnv } from "./env.ts";
import { forgetPrevious, rotated, rotatedSecrets, rotateSecret } from "./kit/secrets.ts";
import { getErrorMessage } from "./kit/log.ts";

function run(): void {
  const [secretName, ...more] = process.argv.slice(2);
  const { DATA_DIR } = readServicesEnv();
  if (secretName === "--forget" && more.length === 0) {
    forgetPrevious(DATA_DIR);
    return console.log("The replaced secrets are rejected from the next start of back ends and sites.");
  }
  const name = rotatedSecrets.find((one) => one === secretName);
  if (!name || more.length > 0) throw new Error(`Name one of ${rotatedSecrets.join(", ")}, or --forget.`);
  const variable = rotated[name];
  if (process.env[variable])
    throw new Error(`${variable} is set, so the file does not count: set ${variable}_PREVIOUS to it, and a new one.`);
  rotateSecret(DATA_DIR, name);
  const order = name === "webhookSecret" ? "sites first, then the back ends" : "the back ends first, then the sites";
  console.log(
    `A new ${name} is in ${DATA_DIR}/secrets.json. Start again ${order}; then npm run secrets:rotate -- --forget`,
  );
}

try {
  run();
} catch (error) {
  process.stderr.write(`${getErrorMessage(error)}\n`);
  process.exitCode = 1;
}
