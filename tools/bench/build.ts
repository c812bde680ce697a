/**
 * Builds with 100, 1,000 and 10,000 additional pages: duration and peak memory. Only the navigation set is prerendered,
 * so the number of pages hardly matters.
 */
import { siteEnvironment, startBackEnds } from "../run/backEnds.ts";
import { runCommand } from "../run/runCommand.ts";
import { makeSandbox } from "../run/makeSandbox.ts";
import { testDistDir } from "../run/site.ts";
import { Gates } from "./run/Gates.ts";
import { writePages } from "./run/manyPages.ts";
import { measureBuild } from "./run/measureBuild.ts";
import { printTable } from "./run/table.ts";

const counts = [100, 1_000, 10_000];

await runCommand(async ({ atEnd }) => {
  const rows: (string | number)[][] = [["pages more", "build s", "memory MB"]];
  const builds: { seconds: number; memory: number }[] = [];
  for (const count of counts) {
    const sandbox = await makeSandbox(testDistDir, atEnd);
    const { settings, env } = sandbox;
    const uids = Array.from({ length: count }, (_, index) => `many-${index}`);
    writePages(settings.services.CONTENT_DIR, uids);
    const services = await startBackEnds({ ...sandbox, atEnd, quiet: true });
    const build = await measureBuild(siteEnvironment(settings, env));
    await services?.stop();
    builds.push(build);
    rows.push([count, build.seconds.toFixed(1), build.memory.toFixed(0)]);
  }
  printTable(rows);
  const [, thousand = Number.NaN, tenThousand = Number.NaN] = builds.map(({ seconds }) => seconds);
  const gates = new Gates();
  gates.atMost("build: 10,000 pages ÷ 1,000 pages", tenThousand / thousand, 1.2, "×");
  gates.atMost("build: a page more", Math.max(0, ((tenThousand - thousand) / 9_000) * 1_000), 12, "ms");
  gates.atMost("build: memory", Math.max(...builds.map(({ memory }) => memory)), 1_024, "MB");
  gates.finish();
  return Number(process.exitCode ?? 0);
});
