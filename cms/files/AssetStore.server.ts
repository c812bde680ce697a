import { existsSync } from "node:fs";
import { extname, join } from "node:path";

import { remove, writeAtomically, writeJson } from "#cms/repository/store/jsonFiles.server.ts";
import { Mutex } from "#kit/Mutex.ts";
import { newId } from "#cms/releases/Releases.server.ts";
import { named, WriteError } from "#cms/http/WriteError.server.ts";
import type { StoredFiles } from "#cms/repository/store/StoredFiles.server.ts";

import { inspectFile } from "./inspectFile.server.ts";
import type { AssetKind } from "./inspectFile.server.ts";
import { toStorageName } from "./fileNames.server.ts";
import { readAsset, tagsShape } from "./storedAsset.server.ts";
import type { AssetTag, AssetWords, StoredAsset } from "./storedAsset.server.ts";

/** Maximum length of the displayed file name, in characters. */
export const maxFilenameLength = 200;

/** Original file name, and the preferred name in the storage. */
type FileName = { filename: string; wanted?: string | undefined };

/** The media library: files in `images/`, their metadata in `assets/`. */
export class AssetStore {
  readonly #files: StoredFiles;
  readonly #folder: string;
  readonly #seed: string;
  readonly #announce: () => Promise<void>;
  #assets = new Map<string, StoredAsset>();
  readonly #mutex = new Mutex();
  #tags: AssetTag[] = [];

  /** `announce` tells other instances of a change. */
  constructor(files: StoredFiles, seed: string, announce: () => Promise<void> = async () => undefined) {
    this.#files = files;
    this.#folder = files.root;
    this.#seed = seed;
    this.#announce = announce;
  }

  /** Reads the stored state. */
  async open(): Promise<void> {
    this.#assets.clear();
    for (const id of await this.#files.list("assets")) {
      const asset = await this.#files.read(join("assets", `${id}.json`), { read: (stored) => readAsset(stored, id) });
      if (asset) this.#remember(asset);
    }
    this.#tags = (await this.#files.readState("asset-tags.json", tagsShape)) ?? [];
  }

  /** Every file, latest first. */
  get all(): StoredAsset[] {
    return [...this.#assets.values()].sort((a, b) => b.created - a.created);
  }

  get tags(): AssetTag[] {
    return this.#tags;
  }

  find = (id: string): StoredAsset | undefined => this.#assets.get(id);

  /** Pixel size of a stored image; `undefined` for other files. */
  getSize(name: string): { width: number; height: number } | undefined {
    const { width, height } = this.all.find((asset) => asset.name === name) ?? {};
    return width && height ? { width, height } : undefined;
  }

  /** Stores a file durably. Throws `WriteError` for an invalid image. */
  async create({ filename, wanted }: FileName, body: Uint8Array, words: AssetWords): Promise<StoredAsset> {
    const id = newId();
    const extension = extname(filename).slice(1).toLowerCase();
    const { kind, ...picture } = await inspectFile(filename, extension, body);
    const name = wanted && this.#isFree(wanted) ? wanted : toStorageName(id, filename);
    await writeAtomically(join(this.#folder, "images", name), body);
    const now = Date.now();
    const asset = {
      id,
      name,
      filename: filename.slice(0, maxFilenameLength),
      extension,
      kind,
      size: body.byteLength,
      ...picture,
      ...words,
      tags: [],
      created: now,
      changed: now,
    };
    return this.#write(asset);
  }

  /** Updates the metadata of a file; `undefined` when there is no such file. */
  async change(id: string, words: AssetWords): Promise<StoredAsset | undefined> {
    const known = this.#assets.get(id);
    const given = Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined));
    return known && this.#write({ ...known, ...given, changed: Date.now() });
  }

  /**
   * Stores new content of the same kind under the same id and a new name; the previous file stays for versions that show
   * it. Throws `WriteError` for another kind.
   */
  async replace(id: string, filename: string, body: Uint8Array): Promise<StoredAsset | undefined> {
    const known = this.#assets.get(id);
    if (!known) return undefined;
    const extension = extname(filename).slice(1).toLowerCase();
    const { kind, width, height } = await inspectFile(filename, extension, body);
    if (kind !== known.kind) throw otherKind(filename, known.kind);
    const name = toStorageName(newId(), filename);
    await writeAtomically(join(this.#folder, "images", name), body);
    const file = { name, filename: filename.slice(0, maxFilenameLength), extension, kind, size: body.byteLength };
    return this.#write({ ...known, ...file, width, height, changed: Date.now() });
  }

  /** Deletes a file; returns whether it existed. */
  async delete(id: string): Promise<boolean> {
    const known = this.#assets.get(id);
    if (!known) return false;
    await remove(join(this.#folder, "assets", `${id}.json`));
    await remove(join(this.#folder, "images", known.name));
    this.#assets.delete(id);
    await this.#announce();
    return true;
  }

  /** Finds or creates a tag by name. */
  createTag(name: string): Promise<AssetTag> {
    return this.#mutex.run(async () => {
      const known = this.#tags.find((tag) => tag.name === name);
      if (known) return known;
      const tag = { id: newId(), name, created_at: Date.now(), last_modified: Date.now() };
      await writeJson(join(this.#folder, "asset-tags.json"), [...this.#tags, tag]);
      this.#tags = [...this.#tags, tag];
      return tag;
    });
  }

  // A page may show a file of the same name.
  #isFree = (name: string) => ![this.#folder, this.#seed].some((one) => existsSync(join(one, "images", name)));

  async #write(asset: StoredAsset): Promise<StoredAsset> {
    await writeJson(join(this.#folder, "assets", `${asset.id}.json`), asset);
    await this.#announce();
    return this.#remember(asset);
  }

  #remember(asset: StoredAsset): StoredAsset {
    this.#assets.set(asset.id, asset);
    return asset;
  }
}

// What shows a picture cannot show a film.
const otherKind = (filename: string, kind: AssetKind) =>
  new WriteError(
    409,
    `${filename} is of another kind; choose ${kind === "image" ? "a picture" : "the same kind of file"}, as what it replaces`,
    [{ field: "file", reason: "kind" }],
    named("file-other-kind", filename),
  );
