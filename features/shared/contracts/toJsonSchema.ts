import { isSchema } from "yup";
import type { AnySchema } from "yup";

type Description = ReturnType<AnySchema["describe"]>;

/** A yup schema of a contract as JSON Schema (2020-12), the dialect of OpenAPI 3.1. */
export const toJsonSchema = (schema: AnySchema): Record<string, unknown> => convert(schema.describe());

// `describe` types what is not of its own kind, such as a reference to another field, more widely.
function convert(description: object): Record<string, unknown> {
  if (!isDescription(description)) return {};
  const value = { ...convertType(description), ...convertLimits(description) };
  const choices = description.oneOf.filter((one) => one !== null);
  const whole = choices.length > 0 ? { ...value, enum: choices } : value;
  return description.nullable ? { anyOf: [whole, { type: "null" }] } : whole;
}

const isDescription = (value: object): value is Description => "type" in value && "tests" in value;

function convertType(description: Description): Record<string, unknown> {
  if ("fields" in description && isObject(description.fields)) return convertObject(description.fields);
  if ("innerType" in description) {
    const { innerType: items } = description;
    return { type: "array", ...(isObject(items) && !Array.isArray(items) ? { items: convert(items) } : {}) };
  }
  const { meta, type } = description;
  if (isObject(meta) && "values" in meta && isSchema(meta.values)) {
    return { type: "object", additionalProperties: convert(meta.values.describe()) };
  }
  return ["string", "number", "boolean"].includes(type) ? { type } : {};
}

/** An object; readers must bear further members. */
function convertObject(fields: object): Record<string, unknown> {
  const entries = Object.entries(fields).filter((entry): entry is [string, object] => isObject(entry[1]));
  const required = entries.filter(([, field]) => isDescription(field) && !field.optional);
  return {
    type: "object",
    properties: Object.fromEntries(entries.map(([name, field]) => [name, convert(field)])),
    ...(required.length > 0 ? { required: required.map(([name]) => name) } : {}),
  };
}

// The names of yup's tests of each type, as JSON Schema has them.
const limits: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  array: { min: "minItems", max: "maxItems" },
  number: { min: "minimum", max: "maximum" },
  string: { min: "minLength", max: "maxLength" },
};

function convertLimits({ type, tests }: Description): Record<string, unknown> {
  return Object.fromEntries(
    tests.flatMap(({ name = "", params }): [string, unknown][] => {
      if (name === "matches" && params?.regex instanceof RegExp) return [["pattern", params.regex.source]];
      if (type === "number" && typeof params?.more === "number") return [["exclusiveMinimum", params.more]];
      const keyword = limits[type]?.[name];
      return keyword && typeof params?.[name] === "number" ? [[keyword, params[name]]] : [];
    }),
  );
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
