import { existsSync, readFileSync, statSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join, sep } from "node:path";
import { setImmediate as breathe } from "node:timers/promises";

import type { Problem } from "../model/context.ts";
import type { StoredDocument } from "../model/document.ts";
import type { Models } from "../model/models.ts";
import { readDocument } from "../model/readDocument.ts";

/** A document that is not served, and why. */
export type BadFile = { file: string; problems: Problem[] };

type Known = { mark: string; document: StoredDocument | undefined; removed: string | undefined; problems: Problem[] };
type Checked = { file: string; document: StoredDocument | undefined; problems: Problem[] };

const atOnce = 32;

/** The documents in folders, a later folder over the earlier ones; reading again reads only files that changed. */
export class Library {
  readonly #folders: string[];
  readonly #models: () => Models;
  #known = new Map<string, Known>();
  #checked: Checked[] = [];

  constructor(folders: string | string[], models: Models | (() => Models)) {
    this.#folders = [folders].flat();
    this.#models = typeof models === "function" ? models : () => models;
  }

  /** Brings the library up to date with its folders; tells whether anything changed. */
  async read(): Promise<boolean> {
    const listed = await Promise.all(this.#folders.map(listFiles));
    const files = listed.flat();
    const next = new Map<string, Known>();
    let changed = false;
    for (const [index, file] of files.entries()) {
      if (index % atOnce === atOnce - 1) await breathe();
      const one = this.#readFile(file);
      if (!one) continue;
      changed ||= one !== this.#known.get(file);
      next.set(file, one);
    }
    changed ||= next.size !== this.#known.size;
    this.#known = next;
    if (changed) this.#checked = this.#check();
    return changed;
  }

  /** Forgets what was read: the next reading reads every file, because the models have changed. */
  forget(): void {
    this.#known = new Map();
  }

  // A few small files at a time without waiting take a fifth of the time; requests are answered between them.
  #readFile(file: string): Known | undefined {
    const found = statSync(file, { throwIfNoEntry: false });
    if (!found) return undefined;
    const { mtimeMs, size, ino } = found;
    const mark = `${mtimeMs}:${size}:${ino}`;
    const before = this.#known.get(file);
    if (before?.mark === mark) return before;
    const text = readFileSync(file, "utf8");
    const removed = removedIn(text);
    if (removed) return { mark, document: undefined, removed, problems: [] };
    const result = readDocument(text, this.#models());
    // Only a file edited by hand keeps a date that is too old; publishing writes the new one.
    const document = this.#isWritten(file) ? result.document : redated(result.document, before, mtimeMs);
    return { mark, document, removed: undefined, problems: result.problems };
  }

  /** Documents that fit their models, in the order of their files; of two with the same id or uid the first is kept. */
  get documents(): StoredDocument[] {
    return this.served.map(({ document }) => document);
  }

  /** The same with the files they stand in. */
  get served(): { file: string; document: StoredDocument }[] {
    return this.#checked.flatMap(({ file, document, problems }) =>
      document && problems.length === 0 ? [{ file, document }] : [],
    );
  }

  /** Every file that is not served, with its reasons. */
  get problems(): BadFile[] {
    return this.#checked.flatMap(({ file, problems }) => (problems.length > 0 ? [{ file, problems }] : []));
  }

  #check(): Checked[] {
    const taken = new Map<string, string>();
    const files = [...this.#known].sort(([a], [b]) => (a < b ? -1 : 1));
    const covered = new Set(files.flatMap(([path, one]) => (this.#isWritten(path) ? (idOf(one) ?? []) : [])));
    const visible = files.filter(([path, one]) => this.#isWritten(path) || !covered.has(idOf(one) ?? ""));
    return visible.flatMap(([path, { document, removed, problems }]) => {
      if (removed) return [];
      const file = path.slice(this.#folderOf(path).length + 1);
      return [{ file, document, problems: document ? [...problems, ...clashes(document, file, taken)] : problems }];
    });
  }

  #folderOf = (path: string) => this.#folders.find((folder) => path.startsWith(`${folder}${sep}`)) ?? "";

  #isWritten = (path: string) => this.#folderOf(path) !== this.#folders[0];
}

const idOf = ({ document, removed }: Known) => document?.id ?? removed;

/** The id of a document that was taken off the site: its file says no more than that. */
const removedIn = (text: string) => /^\s*\{\s*"id":\s*"([\w-]+)",\s*"removed":\s*true\s*\}\s*$/.exec(text)?.[1];

function clashes({ id, type, uid, lang }: StoredDocument, file: string, taken: Map<string, string>): Problem[] {
  const keys = [
    { field: "id", key: `id ${id}` },
    { field: "uid", key: `${type} ${uid ?? ""} ${lang}` },
  ];
  return keys.flatMap(({ field, key }) => {
    const other = taken.get(key);
    if (other) return [{ field, reason: `already taken by ${other}` }];
    taken.set(key, file);
    return [];
  });
}

// A file edited by hand keeps its old date; readers that ask "what is new since" must still see it.
function redated(document: StoredDocument | undefined, before: Known | undefined, mtimeMs: number) {
  const same = before?.document?.last_publication_date === document?.last_publication_date;
  if (!document || !before?.document || !same) return document;
  return { ...document, last_publication_date: `${new Date(mtimeMs).toISOString().slice(0, 19)}+0000` };
}

async function listFiles(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".json"))
    .map((entry) => join(entry.parentPath, entry.name));
}
