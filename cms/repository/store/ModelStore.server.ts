import { createHash } from "node:crypto";

import { mixed, object, string } from "yup";

import { getErrorMessage } from "#kit/log.ts";
import { isObject } from "#cms/repository/domain/model/document.ts";
import type { JsonObject } from "#cms/repository/domain/model/document.ts";
import { toModels } from "#cms/repository/domain/model/toModels.ts";
import type { Models, SliceFile, TypeFile } from "#cms/repository/domain/model/models.ts";

import { CachedRecords } from "./CachedRecords.server.ts";
import type { ContentStore } from "./ContentStore.server.ts";
import type { EntryFile } from "./EntryFile.server.ts";
import type { BadFile } from "./DocumentFiles.server.ts";
import { getModelFilesRevision, readModel, readModelFiles } from "./modelFiles.server.ts";
import type { ModelKind, ModelFile } from "./modelFiles.server.ts";
import { ProblemLog } from "./ProblemLog.server.ts";

/** A model to add or replace; without `model`, to delete. */
export type ModelChange = { kind: ModelKind; id: string; model?: ModelFile };

type Options = {
  modelsDir: string;
  slicesDir: string;
  store: ContentStore;
  /** Keeps the last good versions of files. */
  saved?: EntryFile;
};

/** A pushed model, null for a deleted one, and the revision of the project's model that it overrides. */
const pushedSchema = object({
  over: string().defined(),
  model: mixed<JsonObject>(isObject).nullable().defined(),
});
type PushedModel = { over: string; model: object | null };

/** The project's models, overridden by pushed ones. */
export class ModelStore {
  private readonly options: Options;
  private seed: Record<ModelKind, Map<string, ModelFile>> = { customtypes: new Map(), slices: new Map() };
  private pushed: Record<ModelKind, Map<string, ModelFile | undefined>> = { customtypes: new Map(), slices: new Map() };
  private readonly records: CachedRecords<PushedModel>;
  private current: Models = { types: new Map(), slices: new Map() };
  /** The state of `#records` that the models above contain. */
  private built = -1;
  private seedProblems: BadFile[] = [];
  private pushedProblems: BadFile[] = [];
  private readonly problemLog = new ProblemLog("model");
  private revision = "";

  constructor(options: Options) {
    this.options = options;
    this.records = new CachedRecords<PushedModel>(options.store, "cms_models", pushedSchema);
  }

  /** Reads the project's models when their files have changed; returns whether they had. */
  refresh(): boolean {
    const revision = getModelFilesRevision(this.options);
    if (revision === this.revision) return false;
    this.revision = revision;
    const { types, slices, problems } = readModelFiles(this.options);
    this.seed.customtypes = new Map(types.map((model) => [model.id, model]));
    this.seed.slices = new Map(slices.map((model) => [model.id, model]));
    this.seedProblems = problems;
    this.built = -1;
    this.problemLog.report(this.problems);
    return true;
  }

  /** Files that hold no valid model. */
  get problems(): BadFile[] {
    return [...this.seedProblems, ...this.pushedProblems];
  }

  /** The current models. */
  get models(): Models {
    this.build();
    return this.current;
  }

  /** Every model of a kind, in file form. */
  list(kind: ModelKind): ModelFile[] {
    this.build();
    return this.readKind(kind);
  }

  private readKind(kind: ModelKind): ModelFile[] {
    const merged = new Map<string, ModelFile | undefined>([...this.seed[kind], ...this.pushed[kind]]);
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

  /** Applies changes, all or none. */
  applyAll(changes: ModelChange[]): Promise<void> {
    return this.options.store.write(async () => {
      for (const change of changes) await this.apply(change);
    });
  }

  /** Applies a change. */
  apply({ kind, id, model }: ModelChange): Promise<void> {
    return model ? this.put(kind, model) : this.delete(kind, id);
  }

  /** Adds or replaces a model. */
  put(kind: ModelKind, model: ModelFile): Promise<void> {
    return this.records.put(toKey(kind, model.id), { over: this.getRevision(kind, model.id), model });
  }

  /** Deletes a model if it exists. */
  async delete(kind: ModelKind, id: string): Promise<void> {
    if (!this.list(kind).some((model) => model.id === id)) return;
    const key = toKey(kind, id);
    if (this.seed[kind].has(id)) await this.records.put(key, { over: this.getRevision(kind, id), model: null });
    else await this.records.remove(key);
  }

  private build(): void {
    if (this.built === this.records.changes) return;
    this.built = this.records.changes;
    const unread = [this.readPushed("customtypes"), this.readPushed("slices")].flat();
    this.pushedProblems = unread;
    this.current = toReadableModels((kind) => this.readKind(kind));
    this.problemLog.report(this.problems);
  }

  private readPushed(kind: ModelKind): BadFile[] {
    const pushed = new Map<string, ModelFile | undefined>();
    const problems: BadFile[] = [];
    for (const [key, { over, model }] of this.records.entries) {
      const [of, id = ""] = key.split("/");
      // Once the project's model was changed after the push, the pushed one no longer applies.
      if (of !== kind || over !== this.getRevision(kind, id)) continue;
      try {
        pushed.set(id, model === null ? undefined : readModel(kind, model));
      } catch (error) {
        // Falls back to the project's model.
        problems.push(toProblem(key, getErrorMessage(error)));
      }
    }
    this.pushed[kind] = pushed;
    return problems;
  }

  private getRevision(kind: ModelKind, name: string): string {
    const model = this.seed[kind].get(name);
    return model ? createHash("sha256").update(JSON.stringify(model)).digest("base64url").slice(0, 16) : "";
  }
}

const toKey = (kind: ModelKind, id: string) => `${kind}/${id}`;

const toProblem = (key: string, reason: string): BadFile => ({
  file: `pushed/${key}`,
  path: `pushed/${key}`,
  problems: [{ field: "", reason }],
  served: "nothing",
});

const isType = (model: ModelFile): model is TypeFile => "json" in model;
const isSlice = (model: ModelFile): model is SliceFile => "variations" in model;

const toReadableModels = (list: (kind: ModelKind) => ModelFile[]): Models =>
  toModels({ types: list("customtypes").filter(isType), slices: list("slices").filter(isSlice) });
