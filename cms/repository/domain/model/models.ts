/** A target type of a content relationship, and the fields included with the link. */
export type LinkedType = string | { id: string; fields?: PickedField[] };

/** A picked field by name, with picked fields of its group, or of the linked document. */
export type PickedField = string | { id: string; fields?: PickedField[]; customtypes?: LinkedType[] };

/** A field of a model as Slice Machine writes it. */
export type FieldModel = { type: string; config?: FieldConfig };

export type FieldConfig = {
  /** The display name of the field. */
  label?: string;
  options?: string[];
  default_value?: unknown;
  multi?: string;
  single?: string;
  labels?: string[];
  select?: string | null;
  customtypes?: LinkedType[];
  repeat?: boolean;
  allowText?: boolean;
  variants?: string[];
  fields?: Record<string, FieldModel>;
  choices?: Record<string, SliceChoice>;
  thumbnails?: { name: string }[];
};

/** A slice of a zone: a shared one by name, or a legacy one with its fields, or its only field, inline. */
export type SliceChoice = { type: string; config?: FieldConfig; "non-repeat"?: Fields; repeat?: Fields };

export type Fields = Record<string, FieldModel>;

export type TypeModel = { id: string; label: string; repeatable: boolean; fields: Fields };

export type Variation = { primary: Fields; items: Fields; version: string };

export type SliceModel = { id: string; variations: Record<string, Variation> };

export type Models = { types: Map<string, TypeModel>; slices: Map<string, SliceModel> };

export type TypeFile = {
  id: string;
  label: string;
  repeatable: boolean;
  status?: boolean;
  json: Record<string, Fields>;
};
export type SliceFile = {
  id: string;
  variations: { id: string; version?: string; primary?: Fields; items?: Fields }[];
};
