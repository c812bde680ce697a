import { readFileSync, writeFileSync } from "node:fs";

const path = "cms/models/words.cn.json";

/** Adds translations of model labels to those of the Studio, sorted as its file is; existing ones stay. Returns the file. */
export function addModelWords(words: Record<string, string>): string {
  const all: Record<string, string> = { ...words, ...JSON.parse(readFileSync(path, "utf8")) };
  const sorted = Object.fromEntries(
    Object.keys(all)
      .toSorted()
      .map((label) => [label, all[label]]),
  );
  writeFileSync(path, `${JSON.stringify(sorted, undefined, 2)}\n`);
  return path;
}
