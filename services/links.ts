/**
 * `npm run links` requests every external link of the site once and stores the time and the status, which the
 * marketplace and the Studio's checks show. `-- --repository name` reads them from a hosted repository. Meant to run
 * once a day.
 */
import { readSyncSettings } from "#cms/cli/sync/readSyncSettings.ts";
import { readRepository } from "#cms/cli/sync/readRepository.ts";
import { readServicesEnv } from "./env.ts";
import { getErrorMessage } from "./kit/log.ts";
import { checkLinks } from "./availability/links/checkLinks.ts";
import { listOutsideLinks } from "./availability/links/listOutsideLinks.ts";
import { makeFill } from "#cms/checks/rules/makeFill.ts";

async function run(): Promise<void> {
  const { repository } = readSyncSettings(process.argv.slice(2));
  const { documents } = await readRepository(repository, () => undefined);
  const urls = listOutsideLinks(documents.map(makeFill(documents.filter(({ type }) => type === "settings"))));
  if (urls.length === 0) throw new Error(`No document in ${repository.name} has a link that leads out.`);
  await checkLinks(urls, readServicesEnv());
}

run().catch((error: unknown) => {
  process.stderr.write(`${getErrorMessage(error)}\n`);
  process.exitCode = 1;
});
