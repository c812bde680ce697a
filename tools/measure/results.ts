import { homedir, tmpdir } from "node:os";

/** A target with its measurement, as `tools/bench/run/Gates.ts` reports it. */
export type Target = { name: string; measured: string; target: string; isMet: boolean };
/** What one measurement printed. */
export type Section = { name: string; title: string; text: string };

// Logs of processes with their folders and tokens, and what a failure says after its sentence.
const notFigures = [
  /^(\{|→|✓|The content repository made|Stopping|\s+(\/|(access|write) token|webhook secret))/,
  /^\s+at\s/,
  /^\S+\.m?[jt]s:\d+$/,
  /^Node\.js v/,
];
// Whatever lies below these is named from there on.
const folders = [process.cwd(), tmpdir(), homedir()].flatMap((folder) => (folder === "/" ? [] : [`${folder}/`]));

/** What a measurement printed, without logs, stacks of failures and this machine's folders. */
export const pickFigures = (output: string): string =>
  folders
    .reduce((text, folder) => text.replaceAll(`file://${folder}`, "").replaceAll(folder, ""), output)
    .split("\n")
    .filter((line) => !notFigures.some((pattern) => pattern.test(line)))
    .join("\n")
    .trim();

/** Every target as one table, missed ones first. */
export function summarise(targets: readonly Target[]): string {
  const missed = targets.filter(({ isMet }) => !isMet);
  const rows = [...missed, ...targets.filter(({ isMet }) => isMet)].map(
    ({ name, measured, target, isMet }) => `| ${name} | ${measured} | ${target} | ${isMet ? "yes" : "**no**"} |`,
  );
  const count = `${targets.length - missed.length} of ${targets.length} targets are met.`;
  return `## Targets\n\n${count}\n\n| target | measured | wanted | met |\n| --- | --- | --- | --- |\n${rows.join("\n")}\n`;
}

export const writeSection = ({ title, text }: Section): string => `## ${title}\n\n\`\`\`\n${text}\n\`\`\`\n`;

/** A document of results with some measurements repeated: their sections and targets replace the older ones. */
export function mergeResults(document: string, targets: readonly Target[], sections: readonly Section[]): string {
  const [head = "", ...parts] = document.split(/^(?=## )/m);
  const table = parts.find((part) => part.startsWith("## Targets"));
  const all = new Map([...readTargets(table ?? ""), ...targets].map((target) => [target.name, target]));
  const others = parts.filter(
    (part) => part !== table && !sections.some(({ name }) => part.startsWith(`## ${name} (`)),
  );
  const own = sections.map(writeSection).join("\n");
  return [head, `${summarise([...all.values()])}\n`, ...others.map((part) => `${part.trimEnd()}\n\n`), own].join("");
}

const readTargets = (table: string): Target[] =>
  [...table.matchAll(/^\| (.+?) \| (.+?) \| (.+?) \| (yes|\*\*no\*\*) \|$/gm)].map(
    ([, name = "", measured = "", target = "", met]) => ({ name, measured, target, isMet: met === "yes" }),
  );
