import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { extname, join } from "node:path";

import sharp from "sharp";
import { array, number, object, string } from "yup";

import { isMissing, readJson, remove, writeAtomically, writeJson } from "../files/atomic.ts";
import { inTurn } from "../files/inTurn.ts";
import { WriteError } from "../write/writeError.ts";
import { storageName } from "./fileNames.ts";
import { newId } from "./releases.ts";

export type AssetTag = { id: string; name: string; created_at: number; last_modified: number };

export type AssetKind = "image" | "video" | "audio" | "document";

/** A file of the media library. */
export type StoredAsset = {
  id: string;
  /** Name in the storage. */
  name: string;
  filename: string;
  extension: string;
  kind: AssetKind;
  size: number;
  width?: number | undefined;
  height?: number | undefined;
  notes?: string | undefined;
  credits?: string | undefined;
  alt?: string | undefined;
  tags: string[];
  created: number;
  changed: number;
};

export type AssetWords = Partial<Pick<StoredAsset, "notes" | "credits" | "alt" | "filename" | "tags">>;

const schema = object({
  id: string().required(),
  name: string().required(),
  filename: string().required(),
  extension: string().defined(),
  kind: string<AssetKind>().oneOf(["image", "video", "audio", "document"]).required(),
  size: number().required(),
  width: number(),
  height: number(),
  notes: string(),
  credits: string(),
  alt: string(),
  tags: array(string().required()).required(),
  created: number().required(),
  changed: number().required(),
});

const tagsSchema = array(
  object({
    id: string().required(),
    name: string().required(),
    created_at: number().required(),
    last_modified: number().required(),
  }).required(),
).required();

/** Most characters of the name a file is shown with. */
export const longestFilename = 200;

// Files that browsers are told to show as pictures, and that can be measured here.
const pictures = /^(png|jpe?g|gif|webp|avif|svg|tiff?)$/;
const kinds: [RegExp, AssetKind][] = [
  [/^(mp4|webm|mov|m4v|ogv)$/, "video"],
  [/^(mp3|wav|ogg|m4a|flac)$/, "audio"],
];

/** What a file is called where it comes from, and the name in the storage it would like to have. */
type FileName = { filename: string; wanted?: string | undefined };

/** The media library: files in `images/`, what is known of them in `assets/`. */
export class Assets {
  readonly #folder: string;
  readonly #seed: string;
  #assets = new Map<string, StoredAsset>();
  readonly #inTurn = inTurn();
  #tags: AssetTag[] = [];

  constructor(folder: string, seed: string) {
    this.#folder = folder;
    this.#seed = seed;
  }

  /** Reads what earlier runs left. */
  async open(): Promise<void> {
    for (const file of await list(join(this.#folder, "assets"))) {
      const value = file.endsWith(".json") ? await readJson(join(this.#folder, "assets", file)) : undefined;
      if (value !== undefined) this.#keep(schema.validateSync(value));
    }
    const tags = await readJson(join(this.#folder, "asset-tags.json"));
    if (tags !== undefined) this.#tags = tagsSchema.validateSync(tags);
  }

  /** Every file, the newest first. */
  get all(): StoredAsset[] {
    return [...this.#assets.values()].sort((a, b) => b.created - a.created);
  }

  get tags(): AssetTag[] {
    return this.#tags;
  }

  find = (id: string): StoredAsset | undefined => this.#assets.get(id);

  /** Keeps a file; it is on the disk when this is done. Throws `WriteError` for a picture that is none. */
  async create({ filename, wanted }: FileName, body: Uint8Array, words: AssetWords): Promise<StoredAsset> {
    const id = newId();
    const extension = extname(filename).slice(1).toLowerCase();
    const picture = await measure(body);
    if (!picture && pictures.test(extension)) {
      throw new WriteError(
        400,
        `${filename.slice(0, 100)} is not a picture that can be read; save it as ${extension} anew`,
      );
    }
    const kind = picture ? "image" : (kinds.find(([pattern]) => pattern.test(extension))?.[1] ?? "document");
    const name = wanted && this.#isFree(wanted) ? wanted : storageName(id, filename);
    await writeAtomically(join(this.#folder, "images", name), body);
    const now = Date.now();
    const asset = {
      id,
      name,
      filename: filename.slice(0, longestFilename),
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

  /** Changes what is known of a file; `undefined` when there is no such file. */
  async change(id: string, words: AssetWords): Promise<StoredAsset | undefined> {
    const known = this.#assets.get(id);
    const given = Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined));
    return known && this.#write({ ...known, ...given, changed: Date.now() });
  }

  /** Forgets a file; tells whether there was one. */
  async delete(id: string): Promise<boolean> {
    const known = this.#assets.get(id);
    if (!known) return false;
    await remove(join(this.#folder, "assets", `${id}.json`));
    await remove(join(this.#folder, "images", known.name));
    return this.#assets.delete(id);
  }

  /** A tag with a name, made when there is none. */
  createTag(name: string): Promise<AssetTag> {
    return this.#inTurn(async () => {
      const known = this.#tags.find((tag) => tag.name === name);
      if (known) return known;
      const tag = { id: newId(), name, created_at: Date.now(), last_modified: Date.now() };
      await writeJson(join(this.#folder, "asset-tags.json"), [...this.#tags, tag]);
      this.#tags = [...this.#tags, tag];
      return tag;
    });
  }

  // A file of the same name may be shown on a page.
  #isFree = (name: string) => ![this.#folder, this.#seed].some((one) => existsSync(join(one, "images", name)));

  async #write(asset: StoredAsset): Promise<StoredAsset> {
    await writeJson(join(this.#folder, "assets", `${asset.id}.json`), asset);
    return this.#keep(asset);
  }

  #keep(asset: StoredAsset): StoredAsset {
    this.#assets.set(asset.id, asset);
    return asset;
  }
}

/** Size of a picture in pixels; nothing when it is none. */
async function measure(body: Uint8Array): Promise<{ width: number; height: number } | undefined> {
  try {
    const { width = 0, height = 0 } = await sharp(body).metadata();
    return { width, height };
  } catch {
    // Not a picture: a document, a film, or a file that only says it is one.
    return undefined;
  }
}

async function list(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}
