type Schema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * A JSON schema as a type of TypeScript on one line: `{ id: string; note?: string | null }`. Objects more than `depth`
 * levels down are `object`.
 */
export function describeType(schema: unknown, depth = 2): string {
  if (!isSchema(schema)) return "unknown";
  const { $ref, const: only, enum: choices, anyOf, oneOf, type } = schema;
  if (typeof $ref === "string") return $ref.split("/").at(-1) ?? "unknown";
  if (only !== undefined) return JSON.stringify(only);
  if (Array.isArray(choices)) return choices.map((choice) => JSON.stringify(choice)).join(" | ");
  const kinds = [anyOf, oneOf].find(Array.isArray);
  if (kinds) return kinds.map((kind) => describeType(kind, depth)).join(" | ");
  if (Array.isArray(type)) return type.join(" | ");
  if (type === "array") return describeArray(schema.items, depth);
  if (type === "object") return describeObject(schema, depth);
  return typeof type === "string" ? type : "unknown";
}

function describeArray(items: unknown, depth: number): string {
  const item = describeType(items, depth);
  return item.includes(" | ") && !item.startsWith("{") ? `(${item})[]` : `${item}[]`;
}

function describeObject({ properties, additionalProperties, required }: Schema, depth: number): string {
  if (isSchema(additionalProperties)) return `Record<string, ${describeType(additionalProperties, depth)}>`;
  const members = isSchema(properties) ? Object.entries(properties) : [];
  if (members.length === 0 || depth === 0) return "object";
  const isRequired = (name: string) => Array.isArray(required) && required.includes(name);
  const texts = members.map(([name, member]) => {
    const key = /^\w+$/.test(name) ? name : JSON.stringify(name);
    return `${key}${isRequired(name) ? "" : "?"}: ${describeType(member, depth - 1)}`;
  });
  return `{ ${texts.join("; ")} }`;
}
