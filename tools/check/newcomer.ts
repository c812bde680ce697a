import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { Problem } from "../run/bootstrap/problem.mjs";
import { step } from "../run/bootstrap/steps.mjs";
import { runCommand } from "../run/runCommand.ts";
import { provideBrowser } from "./browser.ts";
import { Newcomer } from "./newcomer/Newcomer.ts";
import { publishFirstPage } from "./newcomer/publishFirstPage.ts";

const versions = ["18", "20", "22", "24"];
const oldest = 20;
const maxActions = 10;

/**
 * `npm run newcomer [-- 18 24]`: on each version of Node.js (from the npm package `node`), in an empty folder with empty
 * caches, from `git clone` to a page that an empty site has published. An older Node.js gets its sentence instead. Each
 * version takes minutes: everything is downloaded and built.
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
  const site = await person.start();
  const { path, presses } = await publishFirstPage(browser, site);
  await person.stop();
  const actions = person.commands + presses;
  const counted = `${path} is published after ${person.commands} commands and ${presses} presses`;
  if (actions > maxActions) throw new Problem(`${counted}, more than ${maxActions}.`);
  return `Node.js ${person.version}: ${counted}`;
}
