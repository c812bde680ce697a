import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { extname, join } from "node:path";
import { number, object, string } from "yup";
import type { InferType } from "yup";

import { writeJson } from "#cms/repository/store/jsonFiles.server.ts";
import type { StoredFiles } from "#cms/repository/store/StoredFiles.server.ts";

import { altSchema, focalSchema } from "./contract.ts";
import { toKind } from "./inspectFile.server.ts";
import type { AssetKind } from "./inspectFile.server.ts";

const wordsSchema = object({
  name: string().required(),
  alts: altSchema,
  focal: focalSchema.nullable().default(undefined),
  notes: string(),
  credits: string(),
  changed: number(),
});

/** Texts that editors add to a file. */
export type FileWords = Partial<Omit<InferType<typeof wordsSchema>, "name">>;

/** A file of the project. */
export type ProjectFile = FileWords & { name: string; kind: AssetKind; size: number; created: number };

const folder = "project-files";
const listedMs = 5_000;

/** The files of `content/images`; their alternative texts and notes are in `project-files/`. */
export class ProjectFiles {
  readonly #seed: string;
  readonly #stored: StoredFiles;
  #words = new Map<string, FileWords>();
  #files: ProjectFile[] = [];
  #listed = -Infinity;

  constructor(stored: StoredFiles, seed: string) {
    this.#stored = stored;
    this.#seed = join(seed, "images");
  }

  /** Reads the stored state. */
  async open(): Promise<void> {
    const shape = { read: (stored: unknown) => wordsSchema.validateSync(stored) };
    for (const key of await this.#stored.list(folder)) {
      const { name, ...words } = (await this.#stored.read(join(folder, `${key}.json`), shape)) ?? {};
      if (name !== undefined) this.#words.set(name, words);
    }
  }

  /** Every file that is not hidden, at most a few seconds old. */
  async list(): Promise<ProjectFile[]> {
    if (performance.now() - this.#listed > listedMs) {
      this.#files = await this.#read();
      this.#listed = performance.now();
    }
    return this.#files.map((file) => ({ ...file, ...this.#words.get(file.name) }));
  }

  find = async (name: string): Promise<ProjectFile | undefined> =>
    (await this.list()).find((file) => file.name === name);

  /** Stores the editors' texts of a file. */
  async change(name: string, words: FileWords): Promise<void> {
    const given = Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined));
    const next: FileWords = { ...this.#words.get(name), ...given, changed: Date.now() };
    const key = createHash("sha256").update(name).digest("hex").slice(0, 32);
    await writeJson(join(this.#stored.root, folder, `${key}.json`), { name, ...next });
    this.#words.set(name, next);
  }

  async #read(): Promise<ProjectFile[]> {
    if (!existsSync(this.#seed)) return [];
    const entries = await readdir(this.#seed, { recursive: true, withFileTypes: true });
    const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    const isHidden = (path: string) => path.slice(this.#seed.length).includes("/.");
    return Promise.all(
      paths
        .filter((path) => !isHidden(path))
        .map(async (path) => {
          const { size, mtimeMs } = await stat(path);
          const name = path.slice(this.#seed.length + 1);
          return { name, kind: toKind(extname(name).slice(1).toLowerCase()), size, created: Math.round(mtimeMs) };
        }),
    );
  }
}
