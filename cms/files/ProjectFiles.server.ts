import { existsSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { extname, join } from "node:path";
import { number, object, string } from "yup";
import type { InferType } from "yup";

import { CachedRecords } from "#cms/repository/store/CachedRecords.server.ts";
import type { ContentStore } from "#cms/repository/store/ContentStore.server.ts";

import { altSchema, focalSchema } from "./contract.ts";
import { toKind } from "./inspectFile.server.ts";
import type { AssetKind } from "./inspectFile.server.ts";

const wordsSchema = object({
  alts: altSchema,
  focal: focalSchema.nullable().default(undefined),
  notes: string(),
  credits: string(),
  changed: number(),
});

/** Texts that editors add to a file. */
export type FileWords = Partial<InferType<typeof wordsSchema>>;

/** A file of the project. */
export type ProjectFile = FileWords & { name: string; kind: AssetKind; size: number; created: number };

const listedMs = 5_000;

/** The files of `content/images`; alternative texts and notes of editors are records. */
export class ProjectFiles {
  private readonly seed: string;
  private readonly words: CachedRecords<FileWords>;
  private files: ProjectFile[] = [];
  private listed = -Infinity;

  constructor(store: ContentStore, seed: string) {
    this.words = new CachedRecords<FileWords>(store, "cms_project_files", wordsSchema);
    this.seed = join(seed, "images");
  }

  /** Every file that is not hidden, at most a few seconds old. */
  async list(): Promise<ProjectFile[]> {
    if (performance.now() - this.listed > listedMs) {
      this.files = await this.read();
      this.listed = performance.now();
    }
    return this.files.map((file) => ({ ...file, ...this.words.find(file.name) }));
  }

  find = async (name: string): Promise<ProjectFile | undefined> =>
    (await this.list()).find((file) => file.name === name);

  /** Stores the editors' texts of a file. */
  async change(name: string, words: FileWords): Promise<void> {
    const changes = Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined));
    const next: FileWords = { ...this.words.find(name), ...changes, changed: Date.now() };
    await this.words.put(name, next);
  }

  private async read(): Promise<ProjectFile[]> {
    if (!existsSync(this.seed)) return [];
    const entries = await readdir(this.seed, { recursive: true, withFileTypes: true });
    const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    const isHidden = (path: string) => path.slice(this.seed.length).includes("/.");
    return Promise.all(
      paths
        .filter((path) => !isHidden(path))
        .map(async (path) => {
          const { size, mtimeMs } = await stat(path);
          const name = path.slice(this.seed.length + 1);
          return { name, kind: toKind(extname(name).slice(1).toLowerCase()), size, created: Math.round(mtimeMs) };
        }),
    );
  }
}
