import { isJsonObject, toJsonList, toText } from "#cms/editor/store/json.ts";
import type { JsonObject } from "#cms/editor/store/json.ts";
import { nameSliceModel } from "#cms/models/nameSliceModel.ts";

import { isZone, toFields } from "./FieldModel.ts";
import type { NamedField } from "./FieldModel.ts";

export type Variation = {
  id: string;
  name: string;
  description: string;
  version: string;
  primary: NamedField[];
  /** The model of the repeatable fields (`items`) of older slices. */
  items: JsonObject;
};
export type SliceModel = { type: string; name: string; description: string; variations: Variation[] };
type Tab = { name: string; fields: NamedField[] };
export type TypeModel = { type: string; label: string; tabs: Tab[] };

/** The models of all document types and slices. */
export class EditorModels {
  /** Types whose documents have pages. */
  readonly pageTypes: readonly string[];
  private readonly types: Map<string, TypeModel>;
  private readonly slices: Map<string, SliceModel>;

  /** Reads models in Slice Machine's format. */
  constructor({ types, slices }: { types: readonly unknown[]; slices: readonly unknown[] }) {
    this.types = new Map(types.map(toTypeModel).map((model) => [model.type, model]));
    this.pageTypes = types.flatMap((model) => (isJsonObject(model) && model.format === "page" ? toText(model.id) : []));
    this.slices = new Map(slices.map(toSliceModel).map((model) => [model.type, model]));
  }

  findType(type: string): TypeModel | undefined {
    return this.types.get(type);
  }

  /** `undefined` for a slice type that no longer exists. */
  findSlice(type: string): SliceModel | undefined {
    return this.slices.get(type);
  }

  /** The variation of a slice; `undefined` for one that no longer exists. */
  findVariation(type: string, variation: string): Variation | undefined {
    return this.slices.get(type)?.variations.find(({ id }) => id === variation);
  }

  /** Names of a type's slice zones. */
  zoneNames(type: string): string[] {
    const tabs = this.types.get(type)?.tabs ?? [];
    return tabs.flatMap(({ fields }) => fields.filter(isZone).map(({ name }) => name));
  }

  /** Slices that a zone allows, in the model's order. */
  choices(type: string, zone: string): SliceModel[] {
    const fields = (this.types.get(type)?.tabs ?? []).flatMap((tab) => tab.fields);
    const choices = fields.find(({ name }) => name === zone)?.config.choices;
    return Object.keys(isJsonObject(choices) ? choices : {}).flatMap((id) => this.slices.get(id) ?? []);
  }
}

function toTypeModel(json: unknown): TypeModel {
  const model = isJsonObject(json) ? json : {};
  const tabs = isJsonObject(model.json) ? Object.entries(model.json) : [];
  return {
    type: toText(model.id),
    label: toText(model.label) || toText(model.id),
    tabs: tabs.map(([name, fields]) => ({ name, fields: toFields(fields) })),
  };
}

function toSliceModel(json: unknown): SliceModel {
  const model = isJsonObject(json) ? json : {};
  const variations = toJsonList(model.variations).filter(isJsonObject);
  return {
    type: toText(model.id),
    name: nameSliceModel(toText(model.name)) || toText(model.id),
    description: toText(model.description),
    variations: variations.map((variation) => ({
      id: toText(variation.id),
      name: toText(variation.name) || toText(variation.id),
      description: toText(variation.description),
      version: toText(variation.version) || "initial",
      primary: toFields(variation.primary),
      items: isJsonObject(variation.items) ? variation.items : {},
    })),
  };
}
