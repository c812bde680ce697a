import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";

import { decodeBody, InvalidJson, parseJson } from "#contracts/parseJson.ts";
import { getErrorMessage } from "#kit/log.ts";
import { isObject } from "#cms/repository/domain/model/document.ts";
import type { JsonObject } from "#cms/repository/domain/model/document.ts";
import { isMissing } from "#kit/jsonFiles.ts";

/** A value of the data folder as it was before the database: JSON by the name of its file without `.json`. */
export type DataFolder = {
  find: (name: string) => unknown;
  /** The values below a folder: name within it, value, time of the last change. */
  list: (folder: string) => { name: string; value: unknown; changed: number }[];
  /** Values of a file of lines, oldest first. */
  readLines: (name: string) => Promise<JsonObject[]>;
  /** Names a file that cannot be imported as a whole. */
  reject: (path: string, reason: string) => void;
  /** Why files were named, by path. */
  rejected: ReadonlyMap<string, string>;
};

// Far deeper than a document is nested, and well below the limit of the stack.
const maxDepth = 256;

type Entry = { value: unknown; changed: number };

/** Folders and files that are imported. Files of the library stay where they are. */
export const importedFolders = [
  "assets",
  "comments",
  "documents",
  "drafts",
  "history",
  "models",
  "project-files",
  "translations",
  "versions",
];
export const importedFiles = [
  "asset-tags.json",
  "people.json",
  "previews.json",
  "publication.json",
  "releases.json",
  "replacements.json",
  "requests.json",
  "schedules.json",
  "sessions.json",
  "webhooks.json",
  "audit.jsonl",
  "audit.former.jsonl",
];

/** Reads a data folder; `over` are values that replace files of the same name. A file that is not JSON is named and left out. */
export async function readDataFolder(folder: string, over: ReadonlyMap<string, unknown>): Promise<DataFolder> {
  const entries = new Map<string, Entry>();
  const rejected = new Map<string, string>();
  const reject = (path: string, reason: string) => void rejected.set(path, reason);
  const paths = [
    ...importedFiles,
    ...(await Promise.all(importedFolders.map((name) => listBelow(folder, name)))).flat(),
  ];
  for (const path of paths) {
    const entry = path.endsWith(".json") ? await readEntry(join(folder, path)) : undefined;
    if (typeof entry === "string") reject(path, entry);
    else if (entry) entries.set(path.slice(0, -".json".length), entry);
  }
  for (const [name, value] of over) entries.set(name, { value, changed: Date.now() });
  return {
    find: (name) => entries.get(name)?.value,
    list: (parent) =>
      [...entries].flatMap(([name, entry]) =>
        name.startsWith(`${parent}/`) ? [{ name: name.slice(parent.length + 1), ...entry }] : [],
      ),
    readLines: async (name) => {
      const files = [`${name}.former.jsonl`, `${name}.jsonl`];
      const parsed = await Promise.all(files.map(async (file) => parseLines(await readText(join(folder, file)))));
      for (const [index, { damaged }] of parsed.entries())
        if (damaged > 0) reject(files[index] ?? name, `${damaged} of its lines are no events`);
      return parsed.flatMap(({ events }) => events);
    },
    reject,
    rejected,
  };
}

async function listBelow(folder: string, name: string): Promise<string[]> {
  const found = (await readdir(folder, { withFileTypes: true })).find((entry) => entry.name === name);
  if (!found?.isDirectory()) return [];
  const entries = await readdir(join(folder, name), { recursive: true, withFileTypes: true });
  return entries.flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name).slice(folder.length + 1)] : [],
  );
}

/** The value of a file, or why it has none; `undefined` without a file. */
async function readEntry(path: string): Promise<Entry | string | undefined> {
  try {
    const text = decodeBody(await readFile(path));
    return { value: parseJson(text, { maxDepth }), changed: (await stat(path)).mtimeMs };
  } catch (error) {
    if (isMissing(error)) return undefined;
    // A folder in the place of a file is no file of ours either.
    const isFolder = isObject(error) && error.code === "EISDIR";
    if (!(error instanceof InvalidJson) && !isFolder) throw error;
    return getErrorMessage(error);
  }
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if (isMissing(error) || (isObject(error) && error.code === "EISDIR")) return "";
    throw error;
  }
}

function parseLines(text: string): { events: JsonObject[]; damaged: number } {
  const lines = text.split("\n").filter((line) => line !== "");
  const events = lines.map(parseLine).filter((event) => event !== undefined);
  return { events, damaged: lines.length - events.length };
}

/** None for a damaged line. */
function parseLine(line: string): JsonObject | undefined {
  try {
    const value = parseJson(line, { maxDepth });
    return isObject(value) ? value : undefined;
  } catch (error) {
    if (error instanceof InvalidJson) return undefined;
    throw error;
  }
}
