import { extname } from "node:path";
import { arrayBuffer } from "node:stream/consumers";

import { madeSizes, originals } from "#kit/files/FileStorage.ts";
import type { FileStorage } from "#kit/files/FileStorage.ts";
import { getErrorMessage, log } from "#kit/log.ts";
import { CachedRecords } from "#cms/repository/store/CachedRecords.server.ts";
import { isAnimated } from "#kit/isAnimated.ts";
import type { ContentStore } from "#cms/repository/store/ContentStore.server.ts";
import { newId } from "#cms/releases/Releases.server.ts";
import { named, WriteError } from "#cms/http/WriteError.server.ts";

import { inspectFile } from "./inspectFile.server.ts";
import type { AssetKind } from "./inspectFile.server.ts";
import { stripMetadata } from "./metadata/stripMetadata.server.ts";
import { toStorageName } from "./fileNames.server.ts";
import { assetSchema, tagSchema } from "./storedAsset.server.ts";
import type { AssetTag, AssetWords, FormerFile, StoredAsset } from "./storedAsset.server.ts";

/** Maximum length of the displayed file name, in characters. */
export const maxFilenameLength = 200;

// A picture says at its start whether it has several frames.
const headBytes = 64 * 1024;

/** The file's name with the extension of its content, the one that the editor gave, and the preferred name in the storage. */
type FileName = { filename: string; originalName?: string; preferred?: string | undefined };

type Options = {
  store: ContentStore;
  storage: FileStorage;
  /** The project's files, whose names are taken. */
  seed: FileStorage;
};

/** The media library: uploaded files in the storage, and their metadata as records. */
export class AssetStore {
  private readonly store: ContentStore;
  private readonly storage: FileStorage;
  private readonly seed: FileStorage;
  private readonly assets: CachedRecords<StoredAsset>;
  private readonly tagRecords: CachedRecords<AssetTag>;
  private readonly unrecorded = new Map<string, FormerFile>();
  private files = new Map<string, FormerFile>();
  private filesAt = -1;

  constructor({ store, storage, seed }: Options) {
    this.store = store;
    this.storage = storage;
    this.seed = seed;
    this.assets = new CachedRecords<StoredAsset>(store, "cms_assets", assetSchema);
    this.tagRecords = new CachedRecords<AssetTag>(store, "cms_asset_tags", tagSchema);
  }

  /** Every file, latest first. */
  get all(): StoredAsset[] {
    return this.assets.all.sort((a, b) => b.created - a.created);
  }

  get tags(): AssetTag[] {
    return this.tagRecords.all;
  }

  find = (id: string): StoredAsset | undefined => this.assets.find(id);

  /** Size of a stored file in bytes, and in pixels where known, by its name; also of replaced files. */
  findFile = (name: string): FormerFile | undefined => {
    if (this.filesAt !== this.assets.changes) {
      const files = this.assets.all.flatMap((asset) => [asset, ...(asset.former ?? [])]);
      this.files = new Map(files.map((file) => [file.name, file]));
      this.filesAt = this.assets.changes;
    }
    return this.files.get(name) ?? this.unrecorded.get(name);
  };

  /** Pixel size of a stored image; `undefined` for other files, and where it is not recorded. */
  getSize(name: string): { width: number; height: number } | undefined {
    const { width, height } = this.findFile(name) ?? {};
    return width && height ? { width, height } : undefined;
  }

  /** Whether a PNG or AVIF file, uploaded or the project's, has several frames: nothing here decodes more than the first. */
  async hasFrames(name: string): Promise<boolean> {
    if (!/\.(?:png|avif)$/i.test(name)) return false;
    const range = { start: 0, end: headBytes - 1 };
    const file = (await this.seed.open(originals + name, range)) ?? (await this.storage.open(originals + name, range));
    return file !== undefined && isAnimated(new Uint8Array(await arrayBuffer(file.body)));
  }

  /** Finds files without a record: those that former versions replaced. Without the storage they stay unknown. */
  async readUnrecorded(): Promise<void> {
    try {
      for (const { key, size } of await this.storage.list(originals)) {
        const name = key.slice(originals.length);
        if (!this.findFile(name)) this.unrecorded.set(name, { name, size });
      }
    } catch (error) {
      log("warn", "content", "files that were replaced before are unknown until the next start", {
        reason: getErrorMessage(error),
      });
    }
  }

  /** Stores a file durably. Throws `WriteError` for an invalid image, `FilesUnavailable` without the storage. */
  async create(
    { filename, originalName = filename, preferred }: FileName,
    body: Uint8Array<ArrayBuffer>,
    words: AssetWords,
  ): Promise<StoredAsset> {
    const id = newId();
    const extension = extname(filename).slice(1).toLowerCase();
    const { kind, ...picture } = await inspectFile(originalName, extension, body);
    const file = await stripMetadata(body);
    const name = preferred && (await this.isFree(preferred)) ? preferred : toStorageName(id, filename);
    await this.storage.put(originals + name, file);
    const now = Date.now();
    const asset = {
      id,
      name,
      filename: filename.slice(0, maxFilenameLength),
      extension,
      kind,
      size: file.byteLength,
      ...picture,
      ...words,
      tags: [],
      isClean: true,
      created: now,
      changed: now,
    };
    return this.write(asset);
  }

  /** Updates the metadata of a file; `undefined` when there is no such file. */
  async change(id: string, words: AssetWords): Promise<StoredAsset | undefined> {
    const existing = this.assets.find(id);
    const changes = Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined));
    return existing && this.write({ ...existing, ...changes, changed: Date.now() });
  }

  /**
   * Stores new content of the same kind under the same id and a new name; the previous file stays for versions that show
   * it. Throws `WriteError` for another kind.
   */
  async replace(
    id: string,
    { filename, originalName = filename }: FileName,
    body: Uint8Array<ArrayBuffer>,
  ): Promise<StoredAsset | undefined> {
    const existing = this.assets.find(id);
    if (!existing) return undefined;
    const extension = extname(filename).slice(1).toLowerCase();
    const { kind, width, height } = await inspectFile(originalName, extension, body);
    if (kind !== existing.kind) throw otherKind(originalName, existing.kind);
    const stripped = await stripMetadata(body);
    const name = toStorageName(newId(), filename);
    await this.storage.put(originals + name, stripped);
    const { name: formerName, size, width: formerWidth, height: formerHeight } = existing;
    const former = [
      ...(existing.former ?? []),
      { name: formerName, size, ...(formerWidth && formerHeight ? { width: formerWidth, height: formerHeight } : {}) },
    ];
    const file = { name, filename: filename.slice(0, maxFilenameLength), extension, kind, size: stripped.byteLength };
    return this.write({ ...existing, ...file, width, height, former, changed: Date.now() });
  }

  /** Notes that a file and those before it were cleaned, and the sizes that changed by it. */
  async noteClean(id: string, sizes: ReadonlyMap<string, number>): Promise<void> {
    const existing = this.assets.find(id);
    if (!existing) return;
    const resize = <T extends FormerFile>(file: T): T => ({ ...file, size: sizes.get(file.name) ?? file.size });
    const { former } = existing;
    await this.write({ ...resize(existing), ...(former ? { former: former.map(resize) } : {}), isClean: true });
  }

  /** Deletes a file; returns whether it existed. */
  async delete(id: string): Promise<boolean> {
    const existing = this.assets.find(id);
    if (!existing) return false;
    // Last: without the record the file is not shown, without the file it would be broken.
    await this.assets.remove(id);
    try {
      const sizes = await this.storage.list(`${madeSizes}${existing.name}/`);
      await this.storage.remove([originals + existing.name, ...sizes.map(({ key }) => key)]);
    } catch (error) {
      log("warn", "content", "a deleted file stays in the storage", {
        file: existing.name,
        reason: getErrorMessage(error),
      });
    }
    return true;
  }

  /** Finds or creates a tag by name. */
  createTag(name: string): Promise<AssetTag> {
    return this.store.write(async () => {
      const existing = this.tags.find((tag) => tag.name === name);
      if (existing) return existing;
      const tag = { id: newId(), name, created_at: Date.now(), last_modified: Date.now() };
      await this.tagRecords.put(tag.id, tag);
      return tag;
    });
  }

  // A page may show a file of the same name.
  private async isFree(name: string): Promise<boolean> {
    const found = await Promise.all([this.seed, this.storage].map((files) => files.find(originals + name)));
    return found.every((one) => one === undefined);
  }

  private async write(asset: StoredAsset): Promise<StoredAsset> {
    await this.assets.put(asset.id, asset);
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
