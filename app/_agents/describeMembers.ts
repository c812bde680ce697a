import type { MethodMember } from "@/features/shared/catalogue/references";

const jsonTypes: Readonly<Record<string, object>> = {
  boolean: { type: "boolean" },
  integer: { type: "integer" },
  number: { type: "number" },
  string: { type: "string" },
  object: { type: "object" },
  array: { type: "array" },
};

/** A type of the reference as JSON schema: its own name as the title, and what is certain of its values. */
export const toSchema = (type: string) => ({
  title: type,
  ...(Object.hasOwn(jsonTypes, type) ? jsonTypes[type] : {}),
});

/** A parameter of the reference, as OpenRPC and OpenAPI have it in common. */
export const describeMember = ({ name, isOptional = false, ...value }: MethodMember) => ({
  name,
  required: !isOptional,
  ...describeResult(value),
});

/** A result or a parameter of the reference with its named members. */
export const describeResult = ({
  type,
  text,
  fields,
}: {
  type: string;
  text: { en: string };
  fields?: MethodMember[];
}) => ({
  description: text.en,
  schema: fields
    ? {
        ...toSchema(type),
        properties: Object.fromEntries(
          fields.map((field) => [field.name, { ...toSchema(field.type), description: field.text.en }]),
        ),
      }
    : toSchema(type),
});
