import { array, boolean, mixed, number, object, string } from "yup";
import type { InferType } from "yup";

import { readData } from "./readData.ts";
import { record } from "./record.ts";

export const serviceLevels = ["shared", "dedicated", "archive"] as const;
export type ServiceLevel = (typeof serviceLevels)[number];

export const chainStatuses = ["available", "inactive", "coming-soon"] as const;
export type ChainStatus = (typeof chainStatuses)[number];

export type ChainNetwork = { name: string; chainId?: number; interfaces: string[] };

export type Chain = {
  key: string;
  name: string;
  status: ChainStatus;
  /** The families a chain belongs to, such as `["evm", "substrate"]`. */
  families: string[];
  addOns: string[];
  /** Documented methods; those of REST interfaces start with their verb. */
  methods: string[];
  multiplier: number;
  networks: Record<string, ChainNetwork>;
  serviceLevels: ServiceLevel[];
  isPartner?: boolean;
  youtube?: string;
};

const texts = () => array(string().required());

const network = object({
  name: string().required(),
  interfaces: texts(),
  // A number for EVM chains; other families have names, which are no chain ids.
  chainId: mixed(),
  chainIdConfirmed: boolean(),
});

const entry = object({
  key: string().required(),
  name: string().required(),
  status: string<ChainStatus>()
    .oneOf([...chainStatuses])
    .required(),
  family: string().required(),
  addOns: texts(),
  docsMethods: texts(),
  chainMultiplier: number().positive().required(),
  networks: record(network).required(),
  serviceLevels: array(
    string<ServiceLevel>()
      .oneOf([...serviceLevels])
      .required(),
  ),
  isPartner: boolean(),
  youtube: string(),
});

const schema = array(entry.required()).required();

/** Every chain of `protocols.json`, in its order. */
export const readChains = (folder: string): Chain[] => readData(folder, "protocols.json", schema).map(toChain);

/** Today's key of a chain: `matic` became `pol`. */
export const currentKey = (key: string) => (key === "matic" ? "pol" : key);

function toChain({ key, family, chainMultiplier, networks, ...rest }: InferType<typeof entry>): Chain {
  return {
    key: currentKey(key),
    name: rest.name,
    status: rest.status,
    families: family.split("+"),
    addOns: rest.addOns ?? [],
    methods: rest.docsMethods ?? [],
    multiplier: chainMultiplier,
    networks: Object.fromEntries(Object.entries(networks).map(([id, value]) => [id, toNetwork(value)])),
    serviceLevels: rest.serviceLevels ?? [],
    isPartner: rest.isPartner,
    youtube: rest.youtube,
  };
}

const toNetwork = ({ name, chainId, chainIdConfirmed, interfaces }: InferType<typeof network>): ChainNetwork => ({
  name,
  interfaces: interfaces ?? [],
  ...(chainIdConfirmed === true && typeof chainId === "number" ? { chainId } : {}),
});
