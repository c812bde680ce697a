import { array, boolean, number, object, string } from "yup";
import type { InferType } from "yup";

import { readData } from "../catalog/readData.ts";
import { toRecordSchema } from "../../../features/shared/contracts/toRecordSchema.ts";

const field = object({
  name: string().required(),
  type: string().required(),
  in: string<"path" | "query" | "body">().oneOf(["path", "query", "body"]),
  isOptional: boolean(),
  /** Default value of a form field. */
  value: string(),
});

const method = object({
  /** Name on the wire, if several entries share one. */
  call: string(),
  /** Verb and path, if the method's name does not contain them. */
  http: string(),
  fields: array(field.required()).required(),
});

const kinds = ["json-rpc", "rest", "graphql", "subscription"] as const;

const group = object({
  family: string().required(),
  interfaces: array(string().required()).required(),
  kind: string<(typeof kinds)[number]>()
    .oneOf([...kinds])
    .required(),
  by: string<"position" | "name" | "wrapped">().oneOf(["position", "name", "wrapped"]).default("position"),
  methods: toRecordSchema(method).required(),
});

const price = object({ method: string().required(), category: string().required(), multiplier: number().required() });
const units = object({ families: toRecordSchema(array(price.required()).required()) });

export type Method = InferType<typeof method>;
export type Group = InferType<typeof group>;

/** Every group of methods of `methods.json`. */
export const readGroups = (folder: string): Group[] =>
  readData(folder, "methods.json", array(group.required()).required());

export type Price = Pick<InferType<typeof price>, "category" | "multiplier">;

/** Category of a method and its cost in multiples of the chain's multiplier, by family and name: `evm eth_call`. */
export function readPrices(folder: string): Map<string, Price> {
  const { families } = readData(folder, "compute-units.json", units);
  return new Map(
    Object.entries(families ?? {}).flatMap(([family, methods]) =>
      methods.map(({ method: name, ...rest }): [string, Price] => [`${family} ${name}`, rest]),
    ),
  );
}
