import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { basename, join } from "node:path";

import { siteEnvironment, startBackEnds } from "../run/backEnds.ts";
import { provideBrowser } from "../check/browser.ts";
import { runCommand } from "../run/runCommand.ts";
import { Problem } from "../run/bootstrap/problem.mjs";
import { RunningProcess } from "../run/RunningProcess.ts";
import { readOptions } from "./readOptions.ts";
import { mergeResults, pickFigures, summarise, writeSection } from "./results.ts";
import type { Section, Target } from "./results.ts";
import { makeSandbox } from "../run/makeSandbox.ts";
import { buildSite, startSite, testDistDir } from "../run/site.ts";

// No single measurement may block the rest for longer: the longest, `faults`, takes 25 minutes with two back ends.
const maxRunMs = 30 * 60_000;
// Last, because these leave thousands of pages behind.
const last = ["freshness.ts", "largeRepository.ts", "studioList.ts"];
/** Files of measurements whose name contains one of the words; all without words. */
const chooseFiles = (folder: string, words: string[]) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".ts") && (words.length === 0 || words.some((word) => name.includes(word))))
    .sort((one, other) => last.indexOf(one) - last.indexOf(other) || (one < other ? -1 : 1))
    .map((name) => join(folder, name));

const resultsFile = "tools/bench/results.md";

const readTargets = (lines: string): Target[] =>
  lines
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

/**
 * `npm run bench [-- word …] [--keep] [--requests N] [--fault WORD]`: measures and compares with the targets. A run of
 * everything is written to `tools/bench/results.md`; `--keep` puts what some words chose in the place of older results. The
 * other options are for `faults`: page requests per fault, and only faults with the word in their names.
 */
export const bench = (args: string[]): Promise<void> =>
  runCommand(async ({ atEnd }) => {
    const { positionals: words, values } = readOptions(args);
    if (values.requests) process.env.BENCH_FAULT_REQUESTS = values.requests;
    if (values.fault) process.env.BENCH_FAULT = values.fault;
    const [siteFiles, files] = [chooseFiles("tools/bench/site", words), chooseFiles("tools/bench", words)];
    if (siteFiles.length + files.length === 0) {
      throw new Problem(`No measurement is called ${words.join(" or ")}; look into tools/bench/ for their names.`);
    }
    const today = new Date().toISOString().slice(0, 10);
    const sections: Section[] = [];
    const failed: string[] = [];
    const folder = mkdtempSync(join(tmpdir(), "halyard-gates-"));
    atEnd(() => rmSync(folder, { recursive: true, force: true }));
    const gates = join(folder, "gates");
    const measure = async (file: string, env: NodeJS.ProcessEnv) => {
      const name = basename(file, ".ts");
      console.log(`\n→ ${name}`);
      const began = performance.now();
      const run = new RunningProcess({ name, args: [file], env: { ...env, BENCH_GATES: gates } });
      const timer = setTimeout(() => void run.stop(), maxRunMs);
      const code = await run.ended;
      clearTimeout(timer);
      const took = performance.now() - began;
      if (code !== 0) failed.push(name);
      const end = took >= maxRunMs ? `: cut off after ${maxRunMs / 60_000} minutes` : ": a limit is passed";
      const day = values.keep ? `, ${today}` : "";
      const title = `${name} (${(took / 1_000).toFixed(0)} s${day})${code === 0 ? "" : end}`;
      console.log(title);
      sections.push({ name, title, text: pickFigures(run.output) });
    };
    if (siteFiles.length > 0) {
      const browser = await provideBrowser("screens");
      const sandbox = await makeSandbox(testDistDir, atEnd);
      const { settings } = sandbox;
      await startBackEnds({ ...sandbox, atEnd, quiet: true });
      const env = siteEnvironment(settings, sandbox.env);
      await buildSite({ settings, env });
      const site = await startSite({ settings, env, quiet: true });
      for (const file of siteFiles) {
        await measure(file, { ...env, BENCH_SITE: `http://localhost:${settings.site.PORT}`, BENCH_BROWSER: browser });
      }
      await site.stop();
    }
    for (const file of files) await measure(file, process.env);
    const targets = existsSync(gates) ? readTargets(readFileSync(gates, "utf8")) : [];
    console.log(`\n${summarise(targets)}`);
    if (words.length === 0) {
      const head = `# Measured\n\n${today}, Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model ?? "unknown"}). Figures of one run beside each other; compare ratios, not seconds.\n`;
      writeFileSync(resultsFile, [head, summarise(targets), ...sections.map(writeSection)].join("\n"));
    } else if (values.keep) {
      writeFileSync(resultsFile, mergeResults(readFileSync(resultsFile, "utf8"), targets, sections));
    }
    console.log(failed.length === 0 ? "\nEvery limit is kept" : `\nLimits are passed in: ${failed.join(", ")}`);
    return failed.length === 0 ? 0 : 1;
  });
