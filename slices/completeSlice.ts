import { models } from "./models";

type Bag = Record<string, unknown>;

const isBag = (value: unknown): value is Bag => typeof value === "object" && value !== null && !Array.isArray(value);
const toRecord = (value: unknown): Bag => (isBag(value) ? value : {});
const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

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
  if (!isBag(slice)) return slice;
  const fields = fieldsByVariation.get(`${String(slice.slice_type)} ${String(slice.variation)}`);
  return fields ? { ...slice, primary: complete(toRecord(slice.primary), fields), items: toList(slice.items) } : slice;
}

/** Rows with content: editors may add one and leave it empty. */
const fillRows = (rows: unknown[], fields: Bag): Bag[] =>
  rows.filter((row) => hasContent(row, fields)).map((row) => complete(toRecord(row), fields));

const hasContent = (row: unknown, fields: Bag): boolean =>
  Object.entries(toRecord(row)).some(([name, value]) => {
    const { type } = toRecord(fields[name]);
    // Defaults of a new row.
    return type !== "Select" && type !== "Boolean" && isFilled(value);
  });

// Rich text without words still has a paragraph, and links their kind.
const kinds = new Set(["type", "spans", "direction", "link_type", "key", "variant"]);

function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isFilled);
  if (!isBag(value)) return value !== null && value !== undefined && value !== "";
  return Object.entries(value).some(([name, part]) => !kinds.has(name) && isFilled(part));
}

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
