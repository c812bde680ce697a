import { hasContent, isEmptySlice, toList, toRecord } from "@/features/shared/contracts/sliceContent";

import { models } from "./models";

type Bag = Record<string, unknown>;

/** Fields of every variation, by `type variation`. */
const fieldsByVariation = new Map(
  models.flatMap((model) => {
    const { id, variations } = toRecord(model);
    return toList(variations).map((one) => {
      const variation = toRecord(one);
      return [`${String(id)} ${String(variation.id)}`, toRecord(variation.primary)] as const;
    });
  }),
);

/**
 * A slice with every field of its model. A repository omits fields that were added to the model after its last
 * publication, and a choice may be empty or removed; components rely on the generated types.
 */
export function completeSlice<T>(slice: T): T;
export function completeSlice(slice: unknown): unknown {
  const { primary, items, ...own } = toRecord(slice);
  const fields = findFields(own);
  return fields ? { ...own, primary: complete(toRecord(primary), fields), items: toList(items) } : slice;
}

/** Whether a slice has nothing to show to visitors. */
export const isEmpty = (slice: unknown): boolean => isEmptySlice(slice, findFields(toRecord(slice)));

const findFields = ({ slice_type: type, variation }: Bag) =>
  fieldsByVariation.get(`${String(type)} ${String(variation)}`);

/** Rows with content: editors may add one and leave it empty. */
const fillRows = (rows: unknown[], fields: Bag): Bag[] =>
  rows.filter((row) => hasContent(row, fields)).map((row) => complete(toRecord(row), fields));

const complete = (values: Bag, fields: Bag): Bag => ({
  ...values,
  ...Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, completed(values[name], toRecord(field))]),
  ),
});

function completed(value: unknown, { type, config }: Bag): unknown {
  const { fields, options, default_value: usual, repeat } = toRecord(config);
  if (type === "Group") return fillRows(toList(value), toRecord(fields));
  if (type === "StructuredText" || repeat) return toList(value);
  if (type === "Select") return toList(options).includes(value) ? value : (usual ?? null);
  if (type === "Link") return value ?? { link_type: "Any" };
  if (type === "Image" || type === "Embed") return value ?? {};
  return value ?? null;
}
