import type { Models, SliceFile, SliceModel, TypeFile, TypeModel } from "./models.ts";

/** A type's fields of all tabs. */
const typeModel = ({ id, label, repeatable, json }: TypeFile): TypeModel => ({
  id,
  label,
  repeatable,
  fields: Object.assign({}, ...Object.values(json)),
});

/** A slice's fields by variation. */
const sliceModel = ({ id, variations }: SliceFile): SliceModel => ({
  id,
  variations: Object.fromEntries(
    variations.map(({ id: name, primary = {}, items = {}, version = "initial" }) => [
      name,
      { primary, items, version },
    ]),
  ),
});

/** Models by id, from their files. */
export const toModels = ({ types, slices }: { types: TypeFile[]; slices: SliceFile[] }): Models => ({
  types: new Map(types.map((type) => [type.id, typeModel(type)])),
  slices: new Map(slices.map((slice) => [slice.id, sliceModel(slice)])),
});
