import "server-only";

import aptos from "@/content/data/reference/aptos.json";
import cardanoOgmios from "@/content/data/reference/cardano-ogmios.json";
import cardanoRosetta from "@/content/data/reference/cardano-rosetta.json";
import cosmos from "@/content/data/reference/cosmos.json";
import evm from "@/content/data/reference/evm.json";
import near from "@/content/data/reference/near.json";
import solana from "@/content/data/reference/solana.json";
import starknet from "@/content/data/reference/starknet.json";
import substrate from "@/content/data/reference/substrate.json";
import substrateSidecar from "@/content/data/reference/substrate-sidecar.json";
import sui from "@/content/data/reference/sui.json";
import ton from "@/content/data/reference/ton.json";
import tron from "@/content/data/reference/tron.json";
import utxo from "@/content/data/reference/utxo.json";
import xrpl from "@/content/data/reference/xrpl.json";
import { ownValue } from "@/features/shared/contracts/ownValue";
import type { Locale } from "@/features/shared/locale";
import { translate } from "@/features/shared/contracts/translate";
import type { Texts as PartialTexts } from "@/features/shared/contracts/translate";

/** By language; names of code are between backticks. */
type Texts = Record<Locale, string>;
/** The same as a file has it, which may lack a language with a fallback. */
type FileTexts = PartialTexts<string>;

/** A parameter, or a member of an object that is worth naming. */
export type MethodMember<T = Texts> = {
  name: string;
  /** As the specification calls it: `address`, `quantity`, `object`. */
  type: string;
  isOptional?: boolean;
  text: T;
  /** Members of an object. */
  fields?: MethodMember<T>[];
};

/** A method as its protocol's specification describes it, paraphrased. */
export type MethodReference<T = Texts> = {
  summary: T;
  parameters: MethodMember<T>[];
  result: { type: string; text: T; fields?: MethodMember<T>[] };
  /** Errors of the method itself, with the code that a node sends. */
  errors?: MethodError<T>[];
  /** Pitfalls of the method. */
  traps?: T[];
  /** URL of the specification, and the day on which it was read. */
  source: string;
  readOn: string;
  /** URLs of what its parameters and error codes were compared with. */
  confirmedBy: readonly string[];
};

type MethodError<T = Texts> = { code: string; text: T };

/** One file of a family. Parameters, members, errors and traps that several methods share are named by their key in `shared`. */
type FamilyFile = {
  /** URL of the specification, for methods that name no other, and the day on which it was read. */
  source: string;
  readOn: string;
  /** URLs of machine-readable specifications and sources with which parameters and error codes were compared. */
  confirmedBy?: string[];
  shared?: {
    parameters?: Record<string, MethodMember<FileTexts>>;
    /** Members that stand together in several results, such as those of a block's header. */
    fields?: Record<string, MethodMember<FileTexts>[]>;
    errors?: Record<string, MethodError<FileTexts>>;
    traps?: Record<string, FileTexts>;
  };
  methods: Record<
    string,
    Pick<MethodReference<FileTexts>, "summary"> & {
      parameters?: (string | MethodMember<FileTexts>)[];
      result: { type: string; text: FileTexts; fields?: (string | MethodMember<FileTexts>)[] };
      errors?: (string | MethodError<FileTexts>)[];
      traps?: (string | FileTexts)[];
      source?: string;
    }
  >;
};

// The compiler checks the files against the type.
const files: Readonly<Record<string, FamilyFile>> = {
  evm,
  solana,
  utxo,
  tron,
  ton,
  substrate,
  "substrate-sidecar": substrateSidecar,
  "cardano-rosetta": cardanoRosetta,
  "cardano-ogmios": cardanoOgmios,
  cosmos,
  aptos,
  sui,
  near,
  xrpl,
  starknet,
};

/** The methods of each family that have a reference. */
export const referenceMethods: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(files).map(([family, { methods }]) => [family, Object.keys(methods)]),
);

/** The reference of a method; `undefined` if there is none. */
export function findReference(family: string, method: string): MethodReference | undefined {
  const file = ownValue(files, family);
  const entry = file && ownValue(file.methods, method);
  if (!entry) return undefined;
  const { parameters, fields: groups, errors, traps } = file.shared ?? {};
  const { fields, ...result } = fillText(entry.result);
  return {
    summary: translate(entry.summary),
    source: entry.source ?? file.source,
    readOn: file.readOn,
    confirmedBy: file.confirmedBy ?? [],
    parameters: resolve(entry.parameters, parameters).map(fillMember),
    result: { ...result, ...(fields ? { fields: resolve(fields, groups).flat().map(fillMember) } : {}) },
    errors: resolve(entry.errors, errors).map(fillText),
    traps: resolve(entry.traps, traps).map((texts) => translate(texts)),
  };
}

const fillText = <T extends { text: FileTexts }>(entry: T): Omit<T, "text"> & { text: Texts } => ({
  ...entry,
  text: translate(entry.text),
});

const fillMember = ({ fields, ...member }: MethodMember<FileTexts>): MethodMember => ({
  ...fillText(member),
  ...(fields ? { fields: fields.map(fillMember) } : {}),
});

function resolve<T extends object, S extends object = T>(
  entries: readonly (string | T)[] = [],
  shared: Record<string, S> = {},
): (T | S)[] {
  return entries.map((entry) => {
    const found = typeof entry === "string" ? ownValue(shared, entry) : entry;
    if (!found) throw new Error(`The method reference names “${String(entry)}”, which its file does not share.`);
    return found;
  });
}
