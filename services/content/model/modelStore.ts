import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";

import { array, boolean, lazy, mixed, object, string } from "yup";

import { readJson, remove, writeJson } from "../files/atomic.ts";
import { isObject } from "./document.ts";
import { readModelFiles, toModels } from "./models.ts";
import type { Fields, Models, SliceFile, TypeFile } from "./models.ts";

/** The two kinds of model, as the Custom Types API names them. */
export type Kind = "customtypes" | "slices";
export type ModelFile = TypeFile | SliceFile;

const id = () =>
  string()
    .matches(/^[a-z0-9][\w-]{0,99}$/i, "${path} must be letters, digits, - or _")
    .required();
const fields = () => lazy((value) => (value === undefined ? mixed<Fields>() : mixed<Fields>(isFields).required()));

const isFields = (value: unknown): value is Fields =>
  isObject(value) && Object.values(value).every((field) => isObject(field) && typeof field.type === "string");

const shapes = {
  customtypes: object({
    id: id(),
    label: string().required(),
    repeatable: boolean().required(),
    json: mixed<Record<string, Fields>>(
      (value): value is Record<string, Fields> => isObject(value) && Object.values(value).every(isFields),
    ).required(),
  }),
  slices: object({
    id: id(),
    variations: array(object({ id: id(), primary: fields(), items: fields() }).required())
      .min(1)
      .required(),
  }),
};

/** A model that was sent; throws `ValidationError` for what is none. */
export function readModel(kind: Kind, value: unknown): ModelFile {
  shapes[kind].validateSync(value, { strict: true });
  // Everything else of the model (placeholders, labels) is kept as it was sent.
  return JSON.parse(JSON.stringify(value));
}

type Options = { modelsDir: string; slicesDir: string; folder: string };

/** The project's models, and over them those that were pushed, as files of `DATA_DIR`. */
export class ModelStore {
  readonly #options: Options;
  #seed: Record<Kind, Map<string, ModelFile>> = { customtypes: new Map(), slices: new Map() };
  #pushed: Record<Kind, Map<string, ModelFile | undefined>> = { customtypes: new Map(), slices: new Map() };
  #models: Models = { types: new Map(), slices: new Map() };

  constructor(options: Options) {
    this.#options = options;
  }

  /** Reads the project's models and those of earlier pushes. */
  async open(): Promise<void> {
    const { types, slices } = readModelFiles(this.#options.modelsDir, this.#options.slicesDir);
    this.#seed.customtypes = new Map(types.map((model) => [model.id, model]));
    this.#seed.slices = new Map(slices.map((model) => [model.id, model]));
    for (const kind of ["customtypes", "slices"] as const) await this.#readPushed(kind);
    this.#rebuild();
  }

  /** The models as they count now. */
  get models(): Models {
    return this.#models;
  }

  /** Every model of a kind as it was written. */
  list(kind: Kind): ModelFile[] {
    const merged = new Map<string, ModelFile | undefined>([...this.#seed[kind], ...this.#pushed[kind]]);
    return [...merged.values()].flatMap((model) => model ?? []);
  }

  /** Adds or replaces a model. */
  async put(kind: Kind, model: ModelFile): Promise<void> {
    await writeJson(this.#path(kind, model.id), { over: this.#markOf(kind, model.id), model });
    this.#pushed[kind].set(model.id, model);
    this.#rebuild();
  }

  /** Takes a model away, if there is one. */
  async delete(kind: Kind, id: string): Promise<void> {
    if (!this.list(kind).some((model) => model.id === id)) return;
    if (this.#seed[kind].has(id)) await writeJson(this.#path(kind, id), { over: this.#markOf(kind, id), model: null });
    else await remove(this.#path(kind, id));
    this.#pushed[kind].set(id, undefined);
    this.#rebuild();
  }

  async #readPushed(kind: Kind): Promise<void> {
    const folder = join(this.#options.folder, kind);
    for (const file of existsSync(folder) ? await readdir(folder) : []) {
      const value = file.endsWith(".json") ? await readJson(join(folder, file)) : undefined;
      const name = file.replace(/\.json$/, "");
      // A developer who changed the project's model after the push means the new one.
      if (!isObject(value) || value.over !== this.#markOf(kind, name)) continue;
      this.#pushed[kind].set(name, value.model === null ? undefined : readModel(kind, value.model));
    }
  }

  #path = (kind: Kind, name: string) => join(this.#options.folder, kind, `${name}.json`);

  #markOf(kind: Kind, name: string): string {
    const model = this.#seed[kind].get(name);
    return model ? createHash("sha256").update(JSON.stringify(model)).digest("base64url").slice(0, 16) : "";
  }

  #rebuild(): void {
    const isType = (model: ModelFile): model is TypeFile => "json" in model;
    const isSlice = (model: ModelFile): model is SliceFile => "variations" in model;
    this.#models = toModels({
      types: this.list("customtypes").filter(isType),
      slices: this.list("slices").filter(isSlice),
    });
  }
}
