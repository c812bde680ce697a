import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join, relative } from "node:path";

import { log, getErrorMessage } from "#kit/log.ts";
import { Mutex } from "#kit/Mutex.ts";
import { isObject } from "#cms/repository/domain/model/document.ts";
import { toModels } from "#cms/repository/domain/model/toModels.ts";
import type { Models, SliceFile, TypeFile } from "#cms/repository/domain/model/models.ts";

import { readJson, remove, writeJson } from "./jsonFiles.server.ts";
import type { LastGoodFiles } from "./LastGoodFiles.server.ts";
import type { BadFile } from "./DocumentFiles.server.ts";
import { getModelFilesRevision, readModel, readModelFiles } from "./modelFiles.server.ts";
import type { ModelKind, ModelFile } from "./modelFiles.server.ts";

/** A model to add or replace; without `model`, to delete. */
export type ModelChange = { kind: ModelKind; id: string; model?: ModelFile };

type Options = {
  modelsDir: string;
  slicesDir: string;
  folder: string;
  /** The last good versions of files. */
  lastGood?: LastGoodFiles;
};

/** The project's models, overridden by pushed ones, which are files in `DATA_DIR`. */
export class ModelStore {
  readonly #options: Options;
  #seed: Record<ModelKind, Map<string, ModelFile>> = { customtypes: new Map(), slices: new Map() };
  #pushed: Record<ModelKind, Map<string, ModelFile | undefined>> = { customtypes: new Map(), slices: new Map() };
  #models: Models = { types: new Map(), slices: new Map() };
  #problems: BadFile[] = [];
  #reported = new Set<string>();
  #revision = "";
  readonly #mutex = new Mutex();

  constructor(options: Options) {
    this.#options = options;
  }

  /** Reads the project's models and those of earlier pushes. */
  open(): Promise<void> {
    return this.#mutex.run(() => this.#read());
  }

  /** Reads the project's models again when their files have changed; returns whether they had. */
  refresh(): Promise<boolean> {
    return this.#mutex.run(async () => {
      if (getModelFilesRevision(this.#options) === this.#revision) return false;
      await this.#read();
      return true;
    });
  }

  /** Files that hold no valid model. */
  get problems(): BadFile[] {
    return this.#problems;
  }

  /** The current models. */
  get models(): Models {
    return this.#models;
  }

  /** Every model of a kind, in file form. */
  list(kind: ModelKind): ModelFile[] {
    const merged = new Map<string, ModelFile | undefined>([...this.#seed[kind], ...this.#pushed[kind]]);
    return [...merged.values()].flatMap((model) => model ?? []);
  }

  /** The models after some changes. */
  preview(changes: ModelChange[]): Models {
    const after = (kind: ModelKind) => {
      const models = new Map<string, ModelFile | undefined>(this.list(kind).map((model) => [model.id, model]));
      for (const change of changes) if (change.kind === kind) models.set(change.id, change.model);
      return [...models.values()].flatMap((model) => model ?? []);
    };
    return toReadableModels(after);
  }

  /** Applies a change. */
  apply({ kind, id, model }: ModelChange): Promise<void> {
    return model ? this.put(kind, model) : this.delete(kind, id);
  }

  /** Adds or replaces a model. */
  put(kind: ModelKind, model: ModelFile): Promise<void> {
    return this.#mutex.run(async () => {
      await writeJson(this.#getPath(kind, model.id), { over: this.#getRevision(kind, model.id), model });
      this.#pushed[kind].set(model.id, model);
      this.#rebuild();
    });
  }

  /** Deletes a model if it exists. */
  delete(kind: ModelKind, id: string): Promise<void> {
    return this.#mutex.run(async () => {
      if (!this.list(kind).some((model) => model.id === id)) return;
      const isSeed = this.#seed[kind].has(id);
      if (isSeed) await writeJson(this.#getPath(kind, id), { over: this.#getRevision(kind, id), model: null });
      else await remove(this.#getPath(kind, id));
      this.#pushed[kind].set(id, undefined);
      this.#rebuild();
    });
  }

  async #read(): Promise<void> {
    this.#revision = getModelFilesRevision(this.#options);
    const { types, slices, problems } = readModelFiles(this.#options);
    this.#seed.customtypes = new Map(types.map((model) => [model.id, model]));
    this.#seed.slices = new Map(slices.map((model) => [model.id, model]));
    const unread = [await this.#readPushed("customtypes"), await this.#readPushed("slices")];
    this.#problems = [...problems, ...unread.flat()];
    this.#rebuild();
    this.#reportProblems();
  }

  async #readPushed(kind: ModelKind): Promise<BadFile[]> {
    const folder = join(this.#options.folder, kind);
    const pushed = new Map<string, ModelFile | undefined>();
    const problems: BadFile[] = [];
    for (const file of existsSync(folder) ? await readdir(folder) : []) {
      if (!file.endsWith(".json")) continue;
      const name = file.replace(/\.json$/, "");
      const path = join(folder, file);
      try {
        const value = await readJson(path);
        // The project's model was changed after the push, so the pushed one no longer applies.
        if (!isObject(value) || value.over !== this.#getRevision(kind, name)) continue;
        pushed.set(name, value.model === null ? undefined : readModel(kind, value.model));
      } catch (error) {
        // Falls back to the project's model.
        problems.push({ file, path, problems: [{ field: "", reason: getErrorMessage(error) }], served: "nothing" });
      }
    }
    this.#pushed[kind] = pushed;
    return problems;
  }

  #getPath = (kind: ModelKind, name: string) => join(this.#options.folder, kind, `${name}.json`);

  #getRevision(kind: ModelKind, name: string): string {
    const model = this.#seed[kind].get(name);
    return model ? createHash("sha256").update(JSON.stringify(model)).digest("base64url").slice(0, 16) : "";
  }

  // Reports each problem once.
  #reportProblems(): void {
    const all = this.#problems.flatMap(({ path, problems, served }) =>
      problems.map((problem) => ({ file: relative("", path), ...problem, served })),
    );
    const fresh = all.filter((facts) => !this.#reported.has(JSON.stringify(facts)));
    this.#reported = new Set(all.map((facts) => JSON.stringify(facts)));
    for (const facts of fresh) log("warn", "content", "a model has a problem", facts);
  }

  #rebuild(): void {
    this.#models = toReadableModels((kind) => this.list(kind));
  }
}

const isType = (model: ModelFile): model is TypeFile => "json" in model;
const isSlice = (model: ModelFile): model is SliceFile => "variations" in model;

const toReadableModels = (list: (kind: ModelKind) => ModelFile[]): Models =>
  toModels({ types: list("customtypes").filter(isType), slices: list("slices").filter(isSlice) });
