import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";

import { originals } from "../kit/files/FileStorage.ts";
import type { FileStorage } from "../kit/files/FileStorage.ts";

/** Table of the uploaded files' records. */
const table = "cms_assets";

/** Uploaded files that the records of a dump name and a storage does not have. */
export async function findMissingFiles(tables: string, files: FileStorage): Promise<string[]> {
  const existing = new Set((await files.list(originals)).map(({ key }) => key.slice(originals.length)));
  const missing: string[] = [];
  let isWithin = false;
  for await (const line of createInterface({ input: createReadStream(tables), crlfDelay: Infinity })) {
    if (line.startsWith("#")) isWithin = line === `#${table}`;
    else if (isWithin) missing.push(...readNames(line).filter((name) => !existing.has(name)));
  }
  return missing;
}

function readNames(line: string): string[] {
  const { value }: { value: string } = JSON.parse(line);
  const { name, former = [] }: { name: string; former?: { name: string }[] } = JSON.parse(value);
  return [name, ...former.map((file) => file.name)];
}
