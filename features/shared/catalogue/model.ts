import { array, boolean, mixed, number, object, string } from "yup";
import type { InferType } from "yup";

import { toRecordSchema } from "@/features/shared/toRecordSchema";

import { chainStatuses, currentKey } from "./chain";
import type { Chain, ChainStatus, Network } from "./chain";

const texts = () => array(string().required());

const network = object({
  name: string().required(),
  explorer: string(),
  interfaces: texts(),
  // A number for EVM chains; other families have names, which are no chain ids.
  chainId: mixed(),
  chainIdConfirmed: boolean(),
});

const entry = object({
  key: string().required(),
  name: string().required(),
  ticker: string().required(),
  family: string().required(),
  networks: toRecordSchema(network).required(),
  interfaces: texts().required(),
  addOns: texts(),
  docsMethods: texts(),
  aliases: texts(),
  otherNames: texts(),
  chainMultiplier: number(),
  status: string<ChainStatus>().oneOf([...chainStatuses]),
  isPartner: boolean(),
  serviceLevels: texts(),
});

type Entry = InferType<typeof entry>;

const schema = array(entry.required()).required();

/** Reads the data room's list of chains; throws a sentence that names the entry when one does not fit. */
export function readCatalogue(value: unknown): Chain[] {
  return schema.validateSync(value).map(toChain);
}

function toChain(raw: Entry): Chain {
  const key = currentKey(raw.key);
  return {
    key,
    name: raw.name,
    ticker: raw.ticker,
    oldNames: [...(raw.aliases ?? []), ...(key === "pol" ? ["matic"] : [])],
    otherNames: raw.otherNames ?? [],
    families: raw.family.split("+"),
    networks: Object.entries(raw.networks).map(([id, value]) => toNetwork(id, value)),
    interfaces: raw.interfaces,
    addOns: raw.addOns ?? [],
    methods: raw.docsMethods ?? [],
    multiplier: raw.chainMultiplier,
    status: raw.status ?? "available",
    serviceLevels: raw.serviceLevels ?? [],
    isDedicated: raw.serviceLevels?.includes("dedicated") ?? false,
    hasArchive: raw.serviceLevels?.includes("archive") ?? false,
    isPartner: raw.isPartner ?? false,
  };
}

function toNetwork(id: string, raw: InferType<typeof network>): Network {
  return {
    id,
    name: raw.name,
    isTest: id !== "mainnet",
    chainId: raw.chainIdConfirmed === true && typeof raw.chainId === "number" ? raw.chainId : undefined,
    explorer: raw.explorer,
    interfaces: raw.interfaces ?? [],
  };
}
