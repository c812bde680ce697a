import { readFile, stat, readdir } from "node:fs/promises";
import { join } from "node:path";

import type { Problem } from "../model/context.ts";
import type { StoredDocument } from "../model/document.ts";
import type { Models } from "../model/models.ts";
import { readDocument } from "../model/readDocument.ts";

/** A document that is not served, and why. */
export type BadFile = { file: string; problems: Problem[] };

type Known = { mark: string; document: StoredDocument | undefined; problems: Problem[] };
type Checked = { file: string; document: StoredDocument | undefined; problems: Problem[] };

const atOnce = 32;

/** The documents in a folder; reading again reads only files that changed. */
export class Library {
  readonly #folder: string;
  readonly #models: Models;
  #known = new Map<string, Known>();
  #checked: Checked[] = [];

  constructor(folder: string, models: Models) {
    this.#folder = folder;
    this.#models = models;
  }

  /** Brings the library up to date with the folder; tells whether anything changed. */
  async read(): Promise<boolean> {
    const files = await listFiles(this.#folder);
    const next = new Map<string, Known>();
    let changed = files.length !== this.#known.size;
    for (let start = 0; start < files.length; start += atOnce) {
      const part = files.slice(start, start + atOnce);
      const known = await Promise.all(part.map((file) => this.#readFile(file)));
      for (const [index, file] of part.entries()) {
        const one = known[index];
        if (!one) continue;
        changed ||= one !== this.#known.get(file);
        next.set(file, one);
      }
    }
    this.#known = next;
    if (changed) this.#checked = this.#check();
    return changed;
  }

  async #readFile(file: string): Promise<Known> {
    const { mtimeMs, size, ino } = await stat(file);
    const mark = `${mtimeMs}:${size}:${ino}`;
    const before = this.#known.get(file);
    if (before?.mark === mark) return before;
    const text = await readFile(file, "utf8");
    const result = readDocument(text, this.#models);
    return { mark, document: redated(result.document, before, mtimeMs), problems: result.problems };
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
    return files.map(([path, { document, problems }]) => {
      const file = path.slice(this.#folder.length + 1);
      return { file, document, problems: document ? [...problems, ...clashes(document, file, taken)] : problems };
    });
  }
}

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
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".json"))
    .map((entry) => join(entry.parentPath, entry.name));
}
