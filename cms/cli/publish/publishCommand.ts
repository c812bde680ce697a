/**
 * `npm run content:preview|publish|schedule|unpublish|undo -- about` does the page builder's actions in the repository
 * that runs on this machine. A document is named by its uid (every language), its path (`/cn/about/`) or its id;
 * preview, publish and schedule also accept draft files (`drafts/about.yaml`), which are checked first.
 * `content:schedule` needs a time: `--at 2026-12-01T09:00:00Z`.
 */
import { parseArgs } from "node:util";

import { readServicesEnv } from "#env";
import { getErrorMessage } from "#kit/log.ts";

import { actions, runAction } from "./runAction.ts";
import type { Action } from "./runAction.ts";
import { readWriteToken, RepositoryClient } from "./RepositoryClient.ts";

const isAction = (word: string | undefined): word is Action => actions.some((action) => action === word);

function readTime(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const at = new Date(text);
  if (Number.isNaN(at.getTime()))
    throw new Error(`--at takes a time such as 2026-12-01T09:00:00Z, not ${JSON.stringify(text)}`);
  return at;
}

try {
  const { values, positionals } = parseArgs({ options: { at: { type: "string" } }, allowPositionals: true });
  const [action, ...names] = positionals;
  if (!isAction(action)) throw new Error(`the first word is one of ${actions.join(", ")}`);
  if (names.length === 0) throw new Error(`name a document: npm run content:${action} -- about`);
  const { CONTENT_DIR, DATA_DIR, SERVICES_PORT, source } = readServicesEnv();
  const token = readWriteToken(DATA_DIR, source.PRISMIC_WRITE_TOKEN);
  const repository = new RepositoryClient({ origin: `http://127.0.0.1:${SERVICES_PORT}`, token });
  const lines = await runAction(action, names, { repository, contentDir: CONTENT_DIR, at: readTime(values.at) });
  for (const line of lines) console.log(line);
} catch (error) {
  console.error(getErrorMessage(error));
  process.exitCode = 1;
}
