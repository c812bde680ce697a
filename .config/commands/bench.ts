import { readdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { basename, join } from "node:path";

import { siteEnvironment, startBackEnds } from "./backEnds.ts";
import { provideBrowser } from "./browser.ts";
import { runCommand } from "./command.ts";
import { RunningProcess } from "./processes.ts";
import { makeSandbox } from "./sandbox.ts";
import { buildSite, startSite, testDistDir } from "./site.ts";

// npm run bench [-- word …]: only the measurements whose name holds one of the words.
const words = process.argv.slice(2);
const chosen = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".ts") && (words.length === 0 || words.some((word) => name.includes(word))))
    .sort()
    .map((name) => join(folder, name));

await runCommand(async ({ atEnd }) => {
  const sections: string[] = [];
  const failed: string[] = [];
  const measure = async (file: string, env: NodeJS.ProcessEnv) => {
    const name = basename(file, ".ts");
    console.log(`\n→ ${name}`);
    const run = new RunningProcess({ name, args: [file], env });
    const code = await run.ended;
    if (code !== 0) failed.push(name);
    sections.push(`## ${name}${code === 0 ? "" : ": a limit is passed"}\n\n\`\`\`\n${run.output.trim()}\n\`\`\`\n`);
  };
  const ofSite = chosen("bench/site");
  if (ofSite.length > 0) {
    const browser = await provideBrowser();
    const sandbox = await makeSandbox(testDistDir, atEnd);
    const { settings } = sandbox;
    await startBackEnds({ ...sandbox, atEnd, quiet: true });
    const env = siteEnvironment(settings, sandbox.env);
    await buildSite({ settings, env });
    const site = await startSite({ settings, env, atEnd, quiet: true });
    for (const file of ofSite) {
      await measure(file, { ...env, BENCH_SITE: `http://localhost:${settings.site.PORT}`, BENCH_BROWSER: browser });
    }
    await site.stop();
  }
  for (const file of chosen("bench")) await measure(file, process.env);
  const head = `# Measured\n\n${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model ?? "unknown"}). Figures of one run beside each other; compare ratios, not seconds.\n`;
  if (words.length === 0) writeFileSync("bench/results.md", [head, ...sections].join("\n"));
  console.log(failed.length === 0 ? "\nEvery limit is kept" : `\nLimits are passed in: ${failed.join(", ")}`);
  return failed.length === 0 ? 0 : 1;
});
