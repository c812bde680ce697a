/**
 * `npm run people -- list|add|role|password|reset|sessions|sign-out|remove …` manages the people of the Studio on this
 * machine.
 */
import { readServicesEnv } from "#env";
import { getErrorMessage } from "#kit/log.ts";
import { readWriteToken, RepositoryClient } from "#cms/cli/publish/RepositoryClient.ts";

import { runPeople } from "./runPeople.ts";

try {
  const { DATA_DIR, SERVICES_PORT, source } = readServicesEnv();
  const token = readWriteToken(DATA_DIR, source.PRISMIC_WRITE_TOKEN);
  const repository = new RepositoryClient({ origin: `http://127.0.0.1:${SERVICES_PORT}`, token });
  for (const line of await runPeople(process.argv.slice(2), repository)) console.log(line);
} catch (error) {
  console.error(getErrorMessage(error));
  process.exitCode = 1;
}
