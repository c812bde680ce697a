/** `npm run content:check` reports violations of the content rules, and documents that are outdated in a language. */
import { readServicesEnv } from "#env";
import { checkSite } from "#cms/checks/rules/checkSite.ts";
import { listPages, toSite } from "#cms/checks/rules/site.ts";

import { parityTable } from "./parityTable.ts";
import { readSite } from "./readSite.ts";

const site = await readSite(readServicesEnv().CONTENT_DIR);
const findings = checkSite(site);

console.log(parityTable(site));
for (const { rule, where, message } of findings) console.error(`${rule}: ${where}: ${message}`);
console.log(`${listPages(toSite(site)).length} pages checked, ${findings.length} problems.`);
process.exitCode = findings.length > 0 ? 1 : 0;
