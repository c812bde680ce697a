import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, isAbsolute, join, resolve } from "node:path";
import { parseArgs } from "node:util";

import { confirm } from "../../cms/cli/confirm.ts";
import { readLockNote } from "../../services/kit/lock.ts";
import { Problem } from "./bootstrap/problem.mjs";
import { step } from "./bootstrap/steps.mjs";
import { findPort } from "./findPort.ts";
import { runCommand } from "./runCommand.ts";
import { RunningProcess } from "./RunningProcess.ts";
import { loadEnvFiles, readSettings } from "./settings.ts";
import type { Settings } from "./settings.ts";
import { planUpgrade, runGit } from "./upgrade/planUpgrade.ts";
import type { Plan } from "./upgrade/planUpgrade.ts";
import { readVersionFolder, writeVersionFolder } from "./upgrade/versionFolder.ts";
import { requestStatus } from "./waitUntilReady.ts";

const switchSeconds = 300;

/**
 * `npm run upgrade -- <tag or commit> [--yes]` brings the site of `npm start` to another version of this repository,
 * while it runs: the version is installed and built in a folder beside this one, a backup is made and migrated as a
 * trial, then the running command switches. What it will do is said first; until the switch nothing running is touched.
 */
export const upgrade = (args: string[]): Promise<void> =>
  runCommand(async ({ atEnd }) => {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { yes: { type: "boolean" } } });
    const [ref, ...more] = positionals;
    if (!ref || more.length > 0) throw new Problem("Name a tag or commit: npm run upgrade -- v1.2.0");
    loadEnvFiles();
    const settings = await readSettings(process.env);
    const { DATA_DIR } = settings.services;
    // An earlier upgrade may have left what runs in another folder.
    const current = readVersionFolder(DATA_DIR) ?? process.cwd();
    const plan = planUpgrade(ref, current);
    if (!plan) return say(`${ref} is this version already.`);
    const pid = Number(readLockNote(join(DATA_DIR, "running")).split(" ")[0]);
    for (const line of describe(plan, pid)) console.log(line);
    if (!values.yes && !(await confirm("Go on?")))
      throw new Problem("Nothing was changed; --yes goes on without asking.");
    await step(`Write ${plan.to} into ${plan.folder}`, () => writeVersion(plan, current));
    await step(`Back up into ${plan.backup}`, () => launch(current, "backup", [plan.backup], { DATA_DIR }));
    await step("Install it", () => launch(plan.folder, "content:validate", []));
    await step("Migrate a copy of the data", () => tryData(plan, atEnd));
    const live = { DATA_DIR, NEXT_DIST_DIR: settings.site.NEXT_DIST_DIR };
    await step("Build it", () => launch(plan.folder, "build", [], live));
    writeVersionFolder(DATA_DIR, plan.folder);
    if (!pid) return say("The next npm start continues there.");
    await step("Switch", () => switchOver(pid, plan, settings));
    return say(`${plan.to} serves. Later starts in this folder continue in ${plan.folder}.`);
  });

function say(sentence: string): number {
  console.log(sentence);
  return 0;
}

function describe({ from, to, commits, changes, migrations, folder, backup }: Plan, pid: number): string[] {
  return [
    `From ${from} to ${to}, ${commits} commits:`,
    ...changes.map((line) => `  ${line}`),
    `1. ${to} is written into ${folder}, beside the one that runs, which stays as it is.`,
    `2. A backup is made: ${backup}.`,
    `3. It is installed; a copy of the data is migrated as a trial; it is built. All of this beside what runs.`,
    pid
      ? `4. The running npm start (process ${pid}) switches: its site serves until the new one does, then the back ends are replaced. Pages are served all the time; forms, console and Studio pause for some seconds.`
      : "4. Nothing runs on these data: the next npm start continues with it.",
    migrations.length > 0
      ? `The back ends migrate the data forward (${migrations.join(", ")}); this version cannot read them afterwards: the way back is the backup.`
      : "The data stay as they are; this version can read them afterwards.",
  ];
}

async function writeVersion({ folder, commit }: Plan, current: string): Promise<void> {
  if (existsSync(folder))
    throw new Problem(`${folder} is there already: remove it with git worktree remove --force ${folder}`);
  runGit(current, "worktree", "add", "--quiet", "--detach", folder, commit);
  // What is not in git: settings, and content that they name.
  const { CONTENT_DIR: content = "" } = process.env;
  for (const path of [".env", ".env.local", ...(content && !isAbsolute(content) ? [content] : [])]) {
    const target = resolve(folder, path);
    if (!existsSync(resolve(current, path)) || existsSync(target)) continue;
    mkdirSync(dirname(target), { recursive: true });
    symlinkSync(resolve(current, path), target);
  }
}

/** Restores a backup into an embedded database of its own, and starts the version's back ends on it. */
async function tryData({ folder, backup }: Plan, atEnd: (cleanUp: () => void) => void): Promise<void> {
  const copy = mkdtempSync(join(tmpdir(), "halyard-upgrade-"));
  atEnd(() => rmSync(copy, { recursive: true, force: true }));
  const port = String(await findPort(4_900));
  const elsewhere = { DATABASE_URL: "", REDIS_URL: "", SMTP_URL: "", WEBHOOK_URL: "http://127.0.0.1:9/" };
  const bucket = {
    FILES_S3_ENDPOINT: "",
    FILES_S3_BUCKET: "",
    FILES_S3_ACCESS_KEY_ID: "",
    FILES_S3_SECRET_ACCESS_KEY: "",
  };
  const env = { ...elsewhere, ...bucket, DATA_DIR: join(copy, "data"), SERVICES_PORT: port };
  await launch(folder, "restore", [backup], env);
  const trial = spawnIn(folder, "services", [], env);
  const end = Date.now() + switchSeconds * 1_000;
  while ((await requestStatus(`http://127.0.0.1:${port}/ready`)).status !== 200) {
    const code = await Promise.race([trial.ended, new Promise<undefined>((next) => setTimeout(next, 250))]);
    if (code !== undefined || Date.now() > end)
      throw new Problem(`The back ends of the new version do not start on the data:\n${trial.output}`);
  }
  await trial.stop();
}

/** Lets the running command take the version over, and waits until its build answers. */
async function switchOver(pid: number, { folder }: Plan, { site, services }: Settings): Promise<void> {
  process.kill(pid, "SIGUSR2");
  const end = Date.now() + switchSeconds * 1_000;
  for (;;) {
    const holder = Number(readLockNote(join(services.DATA_DIR, "running")).split(" ")[0]);
    const { status } = await requestStatus(`http://127.0.0.1:${services.SERVICES_PORT}/ready`);
    const { status: page } = await requestStatus(`http://127.0.0.1:${site.PORT}/ready`);
    if (holder !== 0 && holder !== pid && status === 200 && page === 200) return;
    if (Date.now() > end)
      throw new Problem(
        `The running npm start did not switch to ${folder} within ${switchSeconds} s; its output says why.`,
      );
    await new Promise((next) => setTimeout(next, 250));
  }
}

const spawnIn = (folder: string, command: string, args: string[], env: Record<string, string> = {}) =>
  new RunningProcess({
    name: `npm run ${command}`,
    args: [join("tools", "launch.mjs"), command, ...args],
    cwd: folder,
    env: { ...process.env, HALYARD_STARTED: undefined, ...env },
    quiet: true,
  });

async function launch(
  folder: string,
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<void> {
  const child = spawnIn(folder, command, args, env);
  const code = await child.ended;
  if (code !== 0) throw new Problem(`${child.name} in ${folder} ended with ${code}:\n${child.output}`);
}
