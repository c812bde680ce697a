import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";

import { siteEnvironment, startBackEnds } from "../run/backEnds.ts";
import { provideBrowser } from "../check/browser.ts";
import { runCommand } from "../run/runCommand.ts";
import { Problem } from "../run/bootstrap/problem.mjs";
import { RunningProcess } from "../run/RunningProcess.ts";
import { makeSandbox } from "../run/makeSandbox.ts";
import { buildSite, startSite, testDistDir } from "../run/site.ts";

// No single measurement may block the rest for longer.
const maxRunMs = 15 * 60_000;
// Last, because these leave thousands of pages behind.
const last = ["freshness.ts", "largeRepository.ts"];
/** Files of measurements whose name contains one of the words; all without words. */
const chooseFiles = (folder: string, words: string[]) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".ts") && (words.length === 0 || words.some((word) => name.includes(word))))
    .sort((one, other) => last.indexOf(one) - last.indexOf(other) || (one < other ? -1 : 1))
    .map((name) => join(folder, name));

/** Every target of a run as one table, missed ones first. */
function summarise(lines: string): string {
  const all: Record<string, string | boolean>[] = lines
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  const missed = all.filter(({ isMet }) => !isMet);
  const rows = [...missed, ...all.filter(({ isMet }) => isMet)].map(
    ({ name, measured, target, isMet }) => `| ${name} | ${measured} | ${target} | ${isMet ? "yes" : "**no**"} |`,
  );
  const count = `${all.length - missed.length} of ${all.length} targets are met.`;
  return `## Targets\n\n${count}\n\n| target | measured | wanted | met |\n| --- | --- | --- | --- |\n${rows.join("\n")}\n`;
}

/** Measured output without the logs of processes, their folders and tokens. */
const pickFigures = (output: string) =>
  output
    .split("\n")
    .filter(
      (line) =>
        !/^(\{|→|✓|The content repository made|Stopping|\s+(\/|(access|write) token|webhook secret))/.test(line),
    )
    .join("\n")
    .trim();

/**
 * `npm run bench [-- word …] [--requests N] [--fault WORD]`: measures and compares with the targets. The options are
 * for `faults`: page requests per fault, and only faults with the word in their names.
 */
export const bench = (args: string[]): Promise<void> =>
  runCommand(async ({ atEnd }) => {
    const { positionals: words, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { requests: { type: "string" }, fault: { type: "string" } },
    });
    if (values.requests) process.env.BENCH_FAULT_REQUESTS = values.requests;
    if (values.fault) process.env.BENCH_FAULT = values.fault;
    const [siteFiles, files] = [chooseFiles("bench/site", words), chooseFiles("bench", words)];
    if (siteFiles.length + files.length === 0) {
      throw new Problem(`No measurement is called ${words.join(" or ")}; look into bench/ for their names.`);
    }
    const sections: string[] = [];
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
      const title = `## ${name} (${(took / 1_000).toFixed(0)} s)${code === 0 ? "" : end}`;
      console.log(title.slice(3));
      sections.push(`${title}\n\n\`\`\`\n${pickFigures(run.output)}\n\`\`\`\n`);
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
    const head = `# Measured\n\n${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model ?? "unknown"}). Figures of one run beside each other; compare ratios, not seconds.\n`;
    const met = existsSync(gates) ? summarise(readFileSync(gates, "utf8")) : "";
    console.log(`\n${met}`);
    if (words.length === 0) writeFileSync("bench/results.md", [head, met, ...sections].join("\n"));
    console.log(failed.length === 0 ? "\nEvery limit is kept" : `\nLimits are passed in: ${failed.join(", ")}`);
    return failed.length === 0 ? 0 : 1;
  });
