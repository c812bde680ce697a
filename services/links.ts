/**
 * `npm run links` opens every link of the marketplace's projects once and stores when it was opened and what it
 * answered; their pages show it. `-- --repository name` reads them from a hosted repository. Made to run once a day.
 */
import { readSyncSettings } from "./content/cli/sync/readSyncSettings.ts";
import { readRepository } from "./content/cli/sync/readRepository.ts";
import { readServicesEnv } from "./env.ts";
import { getErrorMessage } from "./kit/log.ts";
import { checkLinks } from "./availability/links/checkLinks.ts";
import { listProjectLinks } from "./availability/links/listProjectLinks.ts";

async function run(): Promise<void> {
  const { repository } = readSyncSettings(process.argv.slice(2));
  const { documents } = await readRepository(repository, () => undefined);
  const urls = listProjectLinks(documents);
  if (urls.length === 0) throw new Error(`No project in ${repository.name} has a link.`);
  await checkLinks(urls, readServicesEnv());
}

run().catch((error: unknown) => {
  process.stderr.write(`${getErrorMessage(error)}\n`);
  process.exitCode = 1;
});
