/** @jest-environment node */
import { execFileSync } from "node:child_process";
import * as fs from "node:fs";
import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

import { parse, parseAllDocuments } from "yaml";

import { findProgram } from "../tools/run/cluster/programs.ts";

// Neither Docker nor Kubernetes runs here: lines are compared with the files that they use, and what containers run is
// run as plain processes.

const files = ["docs/operators.md", ...readdirSync("deploy", { recursive: true, encoding: "utf8" })]
  .filter((name) => /\.(md|yaml)$/.test(name))
  .map((name) => readFileSync(name.startsWith("docs/") ? name : join("deploy", name), "utf8"));

/** The words of every line that starts with a command; the end of a line in prose is cut off. */
const findLines = (command: string): string[][] =>
  files
    .flatMap((text) => [...text.matchAll(new RegExp(`(?:^|[\`\\s])${command} ([^\`\\n,]+)`, "g"))])
    .map(([, line = ""]) => [...line.matchAll(/'[^']*'|\S+/g)].map(([word]) => word));

const { services }: { services: Record<string, object> } = parse(readFileSync("deploy/compose.yaml", "utf8"), {
  merge: true,
});

test("compose lines name files, services and programs that there are", () => {
  const lines = findLines("docker compose").filter(([first]) => first === "--file");
  expect(lines.length).toBeGreaterThan(6);
  for (const words of lines) {
    const used = words.filter((_, index) => words[index - 1] === "--file");
    expect(used.filter((file) => !existsSync(file))).toEqual([]);
    const [verb = "", ...rest] = words.slice(used.length * 2);
    const values = rest.filter((_, index) => /^--(scale|volume)$/.test(rest[index - 1] ?? ""));
    const scaled = values.flatMap((value) => /^(\w+)=\d+$/.exec(value)?.[1] ?? []);
    const named = rest.filter((word) => !word.startsWith("--") && !values.includes(word));
    // After the service of `run` and `exec` comes the command in it.
    const [inside, ...command] = named;
    const own = verb === "up" || verb === "down" ? named : [inside];
    expect([...own, ...scaled].filter((name) => !name || !(name in services))).toEqual([]);
    if (verb === "run" && command.length > 0)
      expect(command).toEqual(["node", expect.stringMatching(/^services\/backup\/\w+Command\.ts$/), "/backups/monday"]);
    for (const program of command.filter((word) => word.endsWith(".ts"))) expect(existsSync(program)).toBe(true);
  }
});

type Manifest = {
  kind: string;
  metadata: { name: string };
  spec: { jobTemplate: { spec: { template: { spec: { containers: [{ command: string[] }] } } } } };
};
const manifests: Manifest[] = readdirSync("deploy/kubernetes")
  .filter((name) => name !== "kustomization.yaml")
  .flatMap((name) => parseAllDocuments(readFileSync(`deploy/kubernetes/${name}`, "utf8")))
  .map((document) => document.toJS());

test("kubectl lines name objects that the manifests have, and jobs that a line before created", () => {
  const known = new Set(manifests.map(({ kind, metadata }) => `${kind.toLowerCase()}/${metadata.name}`));
  const lines = findLines("kubectl");
  for (const words of lines.filter(([verb, kind]) => verb === "create" && kind === "job"))
    known.add(`job/${words.at(-1) ?? ""}`);
  const named = lines.flatMap((words) =>
    words.flatMap((word) => /^(?:--from=)?((?:deployment|statefulset|cronjob|job)\/[\w-]+)$/.exec(word)?.[1] ?? []),
  );
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

const kubectl = findProgram("kubectl");
(kubectl ? test : test.skip)("kubectl renders every manifest, with images of named registries only", () => {
  const rendered = execFileSync(kubectl ?? "", ["kustomize", "deploy/kubernetes"], { encoding: "utf8" });
  const objects: Manifest[] = parseAllDocuments(rendered).map((document) => document.toJS());
  const list = (all: Manifest[]) => all.map(({ kind, metadata }) => `${kind}/${metadata.name}`).sort();
  expect(list(objects)).toEqual(list(manifests));
  for (const [, image] of rendered.matchAll(/ image: (.*)/g)) expect(image).toMatch(/^[a-z.]+\.[a-z]+\/.+[:@]/);
});

/** The shell text of a job's container, with its folder of backups elsewhere. */
function findScript(job: string, backups: string): string {
  const manifest = manifests.find(({ kind, metadata }) => kind === "CronJob" && metadata.name === job);
  const [container] = manifest?.spec.jobTemplate.spec.template.spec.containers ?? [];
  const [shell, option, script = ""] = container?.command ?? [];
  expect([shell, option]).toEqual(["/bin/sh", "-c"]);
  return script.replaceAll("/backups", backups);
}

test("the nightly backup keeps two weeks, and the restore takes the newest backup or the one that is named", () => {
  const folder = fs.mkdtempSync(join(tmpdir(), "recipes-"));
  const backups = join(folder, "backups");
  const log = join(folder, "log");
  mkdirSync(backups);
  // In place of Node: makes the folder of a backup, and notes the program with its arguments.
  const program = `#!/bin/sh\necho "$@" >> '${log}'\ncase $1 in *backupC*) mkdir "$2";; esac\n`;
  fs.writeFileSync(join(folder, "node"), program, { mode: 0o755 });
  const day = 86_400;
  const now = Date.now() / 1_000;
  for (const [name, age] of Object.entries({ "2026-01-01-0315": 16, "2026-01-05-0315": 12, "lost+found": 99 })) {
    mkdirSync(join(backups, name));
    fs.utimesSync(join(backups, name), now - age * day, now - age * day);
  }
  const run = (job: string, env: Record<string, string> = {}) =>
    execFileSync("/bin/sh", ["-c", findScript(job, backups)], {
      env: { ...env, PATH: [folder, process.env.PATH].join(delimiter), NODE_ENV: "test" },
    });
  run("backup");
  const [kept, fresh = "", ...rest] = readdirSync(backups).sort();
  expect([kept, rest]).toEqual(["2026-01-05-0315", ["lost+found"]]);
  run("restore");
  run("restore", { BACKUP: `${backups}/2026-01-05-0315` });
  expect(readFileSync(log, "utf8").trim().split("\n")).toEqual([
    `services/backup/backupCommand.ts ${backups}/${fresh}`,
    `services/backup/restoreCommand.ts ${backups}/${fresh}`,
    `services/backup/restoreCommand.ts ${backups}/2026-01-05-0315`,
  ]);
  fs.rmSync(folder, { recursive: true });
});
