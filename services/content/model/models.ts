import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A field of a model as Slice Machine writes it. */
export type FieldModel = { type: string; config?: FieldConfig };

export type FieldConfig = {
  options?: string[];
  default_value?: unknown;
  multi?: string;
  single?: string;
  select?: string | null;
  repeat?: boolean;
  allowText?: boolean;
  variants?: string[];
  fields?: Record<string, FieldModel>;
  choices?: Record<string, { type: string }>;
  thumbnails?: { name: string }[];
};

export type Fields = Record<string, FieldModel>;

export type TypeModel = { id: string; label: string; repeatable: boolean; fields: Fields };

export type SliceModel = { id: string; variations: Record<string, { primary: Fields; items: Fields }> };

export type Models = { types: Map<string, TypeModel>; slices: Map<string, SliceModel> };

type TypeFile = { id: string; label: string; repeatable: boolean; json: Record<string, Fields> };
type SliceFile = { id: string; variations: { id: string; primary?: Fields; items?: Fields }[] };

const read = <T>(path: string): T => JSON.parse(readFileSync(path, "utf8"));

function readAll<T>(folder: string, file: string): T[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((name) => join(folder, name, file))
    .filter((path) => existsSync(path))
    .map((path) => read<T>(path));
}

/** Reads `customtypes/{id}/index.json` and `slices/{Name}/model.json`. */
export function loadModels(modelsDir: string, slicesDir: string): Models {
  const types = readAll<TypeFile>(modelsDir, "index.json").map(({ id, label, repeatable, json }) => {
    return { id, label, repeatable, fields: Object.assign({}, ...Object.values(json)) };
  });
  const slices = readAll<SliceFile>(slicesDir, "model.json").map(({ id, variations }) => ({
    id,
    variations: Object.fromEntries(
      variations.map(({ id: name, primary = {}, items = {} }) => [name, { primary, items }]),
    ),
  }));
  return {
    types: new Map(types.map((type) => [type.id, type])),
    slices: new Map(slices.map((slice) => [slice.id, slice])),
  };
}
