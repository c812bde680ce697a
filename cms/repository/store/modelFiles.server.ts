import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { array, boolean, lazy, mixed, object, string, ValidationError } from "yup";

import { getErrorMessage } from "#kit/log.ts";
import type { Problem } from "#cms/repository/domain/model/context.ts";
import { isObject } from "#cms/repository/domain/model/document.ts";
import { locateProblems } from "#cms/repository/domain/model/locateProblems.ts";
import { toModels } from "#cms/repository/domain/model/toModels.ts";
import type { Fields, Models, SliceFile, TypeFile } from "#cms/repository/domain/model/models.ts";

import type { BadFile } from "./DocumentFiles.server.ts";
import type { EntryFile } from "./EntryFile.server.ts";

/** The two kinds of model, as named by the Custom Types API. */
export type ModelKind = "customtypes" | "slices";
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

/** Validates a sent model; throws `ValidationError`. */
export function readModel<K extends ModelKind>(kind: K, value: unknown): K extends "slices" ? SliceFile : TypeFile {
  shapes[kind].validateSync(value, { strict: true });
  // Keeps the rest of the model (placeholders, labels).
  return JSON.parse(JSON.stringify(value));
}

type Folders = { modelsDir: string; slicesDir: string; saved?: EntryFile | undefined };
type ModelFiles = { types: TypeFile[]; slices: SliceFile[]; problems: BadFile[] };

/**
 * The models of the project: `customtypes/{id}/index.json` and `slices/{Name}/model.json`. For an invalid file, the
 * last good version applies if there is one.
 */
export function readModelFiles({ modelsDir, slicesDir, saved }: Folders): ModelFiles {
  const types = readAll("customtypes", { folder: modelsDir, file: "index.json", saved });
  const slices = readAll("slices", { folder: slicesDir, file: "model.json", saved });
  return { types: types.models, slices: slices.models, problems: [...types.problems, ...slices.problems] };
}

/** A text that changes whenever a model file is added, changed or deleted. */
export function getModelFilesRevision({ modelsDir, slicesDir }: Folders): string {
  const paths = [...listFiles(modelsDir, "index.json"), ...listFiles(slicesDir, "model.json")];
  const revisions = paths.flatMap(({ path }) => {
    const found = statSync(path, { throwIfNoEntry: false });
    return found ? [`${path} ${found.mtimeMs} ${found.size} ${found.ino}`] : [];
  });
  return revisions.join("\n");
}

/** Reads every model of the project; throws an error that names each invalid file. */
export function loadModels(modelsDir: string, slicesDir: string): Models {
  const { types, slices, problems } = readModelFiles({ modelsDir, slicesDir });
  const sentences = problems.flatMap(({ path, problems: own }) =>
    own.map(({ line, field, reason }) => `${path}${line ? `:${line}` : ""}: ${field ? `${field}: ` : ""}${reason}`),
  );
  if (sentences.length > 0) throw new Error(sentences.join("\n"));
  return toModels({ types, slices });
}

type Source = { folder: string; file: string; saved: EntryFile | undefined };

function readAll<K extends ModelKind>(kind: K, { folder, file, saved }: Source) {
  const taken = new Map<string, string>();
  const problems: BadFile[] = [];
  const models = listFiles(folder, file).flatMap(({ name, path }) => {
    const entry = `model ${kind}/${name}`;
    const own = readOne(kind, path);
    const text = saved?.find(entry)?.head;
    const model = own.model ?? (text === undefined ? undefined : parseModel(kind, text).model);
    const other = model && taken.get(model.id);
    const clash = other ? [{ field: "id", reason: `already taken by ${other}` }] : [];
    const served = own.model || !model ? "nothing" : "last good version";
    const all = [...own.problems, ...clash];
    if (all.length > 0) problems.push({ file: name, path, problems: all, served });
    if (own.model && !other && JSON.stringify(own.model) !== text) saved?.put(entry, own.model);
    if (!model || other) return [];
    taken.set(model.id, name);
    return [model];
  });
  return { models, problems };
}

function listFiles(folder: string, file: string): { name: string; path: string }[] {
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  return names
    .map((name) => ({ name: join(name, file), path: join(folder, name, file) }))
    .filter(({ path }) => existsSync(path));
}

function readOne<K extends ModelKind>(kind: K, path: string): ReturnType<typeof parseModel<K>> {
  try {
    return parseModel(kind, readFileSync(path, "utf8"));
  } catch (error) {
    return { model: undefined, problems: [{ field: "", reason: `not readable: ${getErrorMessage(error)}` }] };
  }
}

function parseModel<K extends ModelKind>(kind: K, text: string) {
  try {
    const problems: Problem[] = [];
    return { model: readModel(kind, JSON.parse(text)), problems };
  } catch (error) {
    if (!(error instanceof ValidationError) && !(error instanceof SyntaxError)) throw error;
    const field = error instanceof ValidationError ? (error.path ?? "") : "";
    return { model: undefined, problems: locateProblems(text, [{ field, reason: error.message }]) };
  }
}
