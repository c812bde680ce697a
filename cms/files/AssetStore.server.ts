import { existsSync } from "node:fs";
import { extname, join } from "node:path";

import { CachedRecords } from "#cms/repository/store/CachedRecords.server.ts";
import type { ContentStore } from "#cms/repository/store/ContentStore.server.ts";
import { remove, writeAtomically } from "#cms/repository/store/jsonFiles.server.ts";
import { newId } from "#cms/releases/Releases.server.ts";
import { named, WriteError } from "#cms/http/WriteError.server.ts";

import { inspectFile } from "./inspectFile.server.ts";
import type { AssetKind } from "./inspectFile.server.ts";
import { toStorageName } from "./fileNames.server.ts";
import { assetSchema, tagSchema } from "./storedAsset.server.ts";
import type { AssetTag, AssetWords, StoredAsset } from "./storedAsset.server.ts";

/** Maximum length of the displayed file name, in characters. */
export const maxFilenameLength = 200;

/** Original file name, and the preferred name in the storage. */
type FileName = { filename: string; wanted?: string | undefined };

/** The media library: files in `images/` of the data folder, and their metadata. */
export class AssetStore {
  readonly #folder: string;
  readonly #seed: string;
  readonly #store: ContentStore;
  readonly #assets: CachedRecords<StoredAsset>;
  readonly #tags: CachedRecords<AssetTag>;

  constructor(folder: string, seed: string, store: ContentStore) {
    this.#folder = folder;
    this.#seed = seed;
    this.#store = store;
    this.#assets = new CachedRecords<StoredAsset>(store, "cms_assets", assetSchema);
    this.#tags = new CachedRecords<AssetTag>(store, "cms_asset_tags", tagSchema);
  }

  /** Every file, latest first. */
  get all(): StoredAsset[] {
    return this.#assets.all.sort((a, b) => b.created - a.created);
  }

  get tags(): AssetTag[] {
    return this.#tags.all;
  }

  find = (id: string): StoredAsset | undefined => this.#assets.find(id);

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
    const known = this.#assets.find(id);
    const given = Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined));
    return known && this.#write({ ...known, ...given, changed: Date.now() });
  }

  /**
   * Stores new content of the same kind under the same id and a new name; the previous file stays for versions that show
   * it. Throws `WriteError` for another kind.
   */
  async replace(id: string, filename: string, body: Uint8Array): Promise<StoredAsset | undefined> {
    const known = this.#assets.find(id);
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
    const known = this.#assets.find(id);
    if (!known) return false;
    // Last: without the record the file is not shown, without the file it would be broken.
    await this.#assets.remove(id);
    await remove(join(this.#folder, "images", known.name));
    return true;
  }

  /** Finds or creates a tag by name. */
  createTag(name: string): Promise<AssetTag> {
    return this.#store.write(async () => {
      const known = this.tags.find((tag) => tag.name === name);
      if (known) return known;
      const tag = { id: newId(), name, created_at: Date.now(), last_modified: Date.now() };
      await this.#tags.put(tag.id, tag);
      return tag;
    });
  }

  // A page may show a file of the same name.
  #isFree = (name: string) => ![this.#folder, this.#seed].some((one) => existsSync(join(one, "images", name)));

  async #write(asset: StoredAsset): Promise<StoredAsset> {
    await this.#assets.put(asset.id, asset);
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
