import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { Problem } from "../run/bootstrap/problem.mjs";
import { step } from "../run/bootstrap/steps.mjs";
import { runCommand } from "../run/runCommand.ts";
import { provideBrowser } from "./browser.ts";
import { importWordPress } from "./newcomer/importWordPress.ts";
import { MemoryLimit } from "./newcomer/MemoryLimit.ts";
import { Newcomer } from "./newcomer/Newcomer.ts";
import { publishFirstPage } from "./newcomer/publishFirstPage.ts";
import { visitPages } from "./newcomer/visitPages.ts";

const versions = ["18", "20", "22", "24"];
const oldest = 20;
const maxActions = { page: 10, wordPress: 5 };
const memoryBytes = 1024 ** 3;

/**
 * `npm run newcomer [-- 18 24]`: on each version of Node.js (from the npm package `node`), in an empty folder with empty
 * caches, from `git clone` to a page that an empty site has published, and to the posts of a WordPress export. Once it is
 * built, the site runs in 1 GB of memory where Linux lets this user limit it. An older Node.js gets its sentence instead.
 * Each version takes minutes: everything is downloaded and built.
 */
export const newcomer = (args: string[]): Promise<void> =>
  runCommand(async ({ atEnd }) => {
    const unknown = args.find((version) => !versions.includes(version));
    if (unknown) throw new Problem(`Name versions of Node.js, of ${versions.join(", ")}; got ${unknown}.`);
    const browser = await provideBrowser("tests");
    for (const version of args.length > 0 ? args : versions) {
      const folder = mkdtempSync(join(tmpdir(), `halyard-newcomer-${version}-`));
      atEnd(() => rmSync(folder, { recursive: true, force: true }));
      const person = await Newcomer.prepare(folder, version);
      if (Number(version) < oldest) await step(`Node.js ${version}: says what is needed`, () => expectRefusal(person));
      else await step(`Node.js ${version}: from git clone to a page`, () => publish(person, browser));
      // A gigabyte each.
      rmSync(folder, { recursive: true, force: true });
    }
    return 0;
  });

async function expectRefusal(person: Newcomer): Promise<string> {
  await person.run("git", ["clone", "--quiet", process.cwd(), "site"]);
  person.enter("site");
  const { code, output } = await person.tryRun("npm", ["start"]);
  const sentence = /Node\.js [\d.]+ or newer is needed; this is [\d.]+\. Install it from \S+/.exec(output)?.[0];
  if (code === 0 || !sentence) throw new Problem(`npm start ended with ${code} and said:\n${output}`);
  if (/SyntaxError|at .*\.m?js:\d+/.test(output)) throw new Problem(`npm start showed a stack:\n${output}`);
  return `Node.js ${person.version}: “${sentence}”`;
}

async function publish(person: Newcomer, browser: string): Promise<string> {
  await person.run("git", ["clone", "--quiet", process.cwd(), "site"]);
  person.enter("site");
  await person.run("npm", ["run", "new:site", "--", "my-content", "My company"]);
  const limit = MemoryLimit.make(`newcomer-${person.version}`, memoryBytes);
  const group = typeof limit === "string" ? undefined : limit;
  try {
    const built = await person.start();
    // The compiler needs more memory than what runs.
    const site = group ? await person.restart(group) : built;
    const commands = person.commands;
    const { path, presses } = await publishFirstPage(browser, site);
    requireAtMost(maxActions.page, commands + presses, "commands and presses to a published page");
    const post = await importWordPress(person, site);
    requireAtMost(maxActions.wordPress, person.commands, "commands from a WordPress export to its posts");
    const count = await visitPages(site.origin);
    group?.requireNoneKilled();
    return [
      `Node.js ${person.version}: ${path} is published after ${commands} commands and ${presses} presses`,
      `${post} of a WordPress export after ${person.commands} commands`,
      `${count} responses`,
      typeof limit === "string"
        ? `memory was not limited (${limit})`
        : `in 1 GB of memory, of which processes took ${limit.peakMb} MB`,
    ].join(", ");
  } catch (error) {
    group?.requireNoneKilled();
    throw error;
  } finally {
    await person.stop();
    await group?.remove();
  }
}

function requireAtMost(max: number, count: number, what: string): void {
  if (count > max) throw new Problem(`${count} ${what}, more than ${max}.`);
}
