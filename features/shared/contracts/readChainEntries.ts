import { array, boolean, lazy, mixed, number, object, string, ValidationError } from "yup";
import type { InferType, ObjectSchema } from "yup";

import { chainStatuses, serviceLevels } from "./chains.ts";
import type { ChainStatus, ServiceLevel } from "./chains.ts";

const texts = () => array(string().required());

const network = object({
  name: string().required(),
  explorer: string(),
  interfaces: texts(),
  // A number for EVM chains; other families have names, which are no chain ids.
  chainId: mixed(),
  chainIdConfirmed: boolean(),
  // Hash of the first block, for networks without a chain id.
  genesis: string(),
});

export type NetworkEntry = InferType<typeof network>;

const networks = lazy((value: unknown): ObjectSchema<Record<string, NetworkEntry>> => {
  const keys = typeof value === "object" && value !== null ? Object.keys(value) : [];
  return object(Object.fromEntries(keys.map((key) => [key, network.required()]))).required();
});

const entry = object({
  key: string()
    .matches(/^[a-z0-9-]+$/, "key must be lower-case letters, digits and dashes, such as eth")
    .required(),
  name: string().required(),
  ticker: string().required(),
  // Place in lists ordered by use, 1 first; chains without one follow in the order of the file.
  order: number().integer().positive(),
  family: string().required(),
  networks,
  interfaces: texts().required(),
  chainMultiplier: number().positive().required(),
  status: string<ChainStatus>().oneOf([...chainStatuses]),
  serviceLevels: array(
    string<ServiceLevel>()
      .oneOf([...serviceLevels])
      .required(),
  ),
  addOns: texts(),
  docsMethods: texts(),
  aliases: texts(),
  otherNames: texts(),
  // The last day of a chain that was shut down, and where that was announced.
  ended: object({
    on: string()
      .matches(/^\d{4}-\d\d-\d\d$/)
      .required(),
    source: string().url().required(),
  }).default(undefined),
  isPartner: boolean(),
  youtube: string(),
});

/** One entry of `content/data/protocols.json`: a chain before defaults are added. */
export type ChainEntry = InferType<typeof entry>;

/** A chain's id; `undefined` until it is checked against a registry. */
export const readChainId = ({ chainId, chainIdConfirmed }: NetworkEntry): number | undefined =>
  chainIdConfirmed === true && typeof chainId === "number" ? chainId : undefined;

const chainFields: readonly string[] = Object.keys(entry.fields);

/**
 * The valid entries, in order. An invalid entry is left out and reported by name, so that it does not remove the others;
 * unknown fields are reported too. Throws if the value is not a list.
 */
export function readChainEntries(value: unknown, report: (sentence: string) => void): ChainEntry[] {
  if (!Array.isArray(value)) throw new Error("content/data/protocols.json must be a list of chains.");
  const taken = new Set<string>();
  return value.flatMap((input: unknown, index) => {
    const name = nameEntry(input, index);
    const unknown = Object.keys(Object(input)).filter((field) => !chainFields.includes(field));
    const hint = unknown.length > 0 ? `${unknown.join(", ")}: no such field, of ${chainFields.join(", ")}` : "";
    const read = readEntry(input);
    if ("reason" in read || taken.has(read.chain.key)) {
      const reasons = ["reason" in read ? read.reason : "its key is another entry's", hint].filter(Boolean);
      report(`${name} is left out: ${reasons.join("; ")}.`);
      return [];
    }
    if (hint) report(`${name}: ${hint}.`);
    taken.add(read.chain.key);
    return [read.chain];
  });
}

function readEntry(input: unknown): { chain: ChainEntry } | { reason: string } {
  try {
    return { chain: entry.validateSync(input, { strict: true, abortEarly: false }) };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { reason: error.errors.join(", ") };
  }
}

function nameEntry(input: unknown, index: number): string {
  const key: unknown = typeof input === "object" && input !== null && "key" in input ? input.key : undefined;
  const number = `entry ${index + 1} of content/data/protocols.json`;
  return typeof key === "string" ? `The chain ${key} (${number})` : `The ${number}`;
}
