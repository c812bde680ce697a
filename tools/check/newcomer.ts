import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { Problem } from "../run/bootstrap/problem.mjs";
import { step } from "../run/bootstrap/steps.mjs";
import { runCommand } from "../run/runCommand.ts";
import { provideBrowser } from "./browser.ts";
import { MemoryLimit } from "./newcomer/MemoryLimit.ts";
import { Newcomer } from "./newcomer/Newcomer.ts";
import { publishFirstPage } from "./newcomer/publishFirstPage.ts";

const versions = ["18", "20", "22", "24"];
const oldest = 20;
const maxActions = 10;
const memoryBytes = 1024 ** 3;

/**
 * `npm run newcomer [-- 18 24]`: on each version of Node.js (from the npm package `node`), in an empty folder with empty
 * caches, from `git clone` to a page that an empty site has published, in 1 GB of memory where Linux lets this user
 * limit it. An older Node.js gets its sentence instead. Each version takes minutes: everything is downloaded and built.
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
  person.write(".env", "CONTENT_DIR=my-content\n");
  const limit = MemoryLimit.make(`newcomer-${person.version}`, memoryBytes);
  const group = typeof limit === "string" ? undefined : limit;
  try {
    const site = await person.start(group);
    const { path, presses } = await publishFirstPage(browser, site);
    const actions = person.commands + presses;
    const counted = `${path} is published after ${person.commands} commands and ${presses} presses`;
    if (actions > maxActions) throw new Problem(`${counted}, more than ${maxActions}.`);
    return `Node.js ${person.version}: ${counted}, ${describeMemory(limit)}`;
  } catch (error) {
    if (group && group.countKilled() > 0) describeMemory(group);
    throw error;
  } finally {
    await person.stop();
    await group?.remove();
  }
}

/** What a run in 1 GB needed; throws when a process was killed for lack of memory. */
function describeMemory(limit: MemoryLimit | string): string {
  if (typeof limit === "string") return `without a limit of memory (${limit})`;
  const killed = limit.countKilled();
  if (killed > 0) throw new Problem(`${killed} processes were killed for lack of memory: 1 GB is not enough.`);
  return `in 1 GB of memory, of which processes took ${Math.round(limit.peakBytes / 1024 ** 2)} MB`;
}
