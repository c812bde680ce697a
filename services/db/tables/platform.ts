import type { ColumnType, Generated, JSONColumnType } from "kysely";

import type { ChainStatus, ServiceLevel } from "../../../features/shared/contracts/chains.ts";
import type { RecentCall } from "../../../features/shared/contracts/accountKeys.ts";
import type { ChainNetwork } from "../../kit/catalog/readChains.ts";

/** A chain and its price. */
export type ChainsTable = {
  key: string;
  position: number;
  name: string;
  status: ChainStatus;
  multiplier: number;
  /** Families of methods, in the order of `compute_methods`. */
  families: JSONColumnType<string[]>;
  networks: JSONColumnType<Record<string, ChainNetwork>>;
  service_levels: JSONColumnType<ServiceLevel[]>;
  is_partner: boolean | null;
  youtube: string | null;
};

/** A method of a family and its weight. */
export type ComputeMethodsTable = {
  family: string;
  method: string;
  position: number;
  category: string;
  multiplier: number;
};

type PlansTable = {
  id: string;
  position: number;
  currency: string;
  row: JSONColumnType<Record<string, unknown>>;
};

/** Demo sign-ins, with only a hash of the token. */
type DemoSessionsTable = {
  token_hash: string;
  plan_id: string;
  created_at: ColumnType<Date, Date, never>;
  expires_at: Date;
  /** Retained as long as its keys, never evicted. */
  has_keys: Generated<boolean>;
};

/** Keys: a hash for lookups, and the key encrypted with a secret of its owner. */
export type ApiKeysTable = {
  id: string;
  account_id: string;
  token_hash: string;
  key_hash: string;
  sealed: string;
  name: string;
  created_at: ColumnType<Date, Date, Date>;
  proof: string | null;
};

/** Calls of one key, day, network and method. */
export type KeyUsageTable = {
  account_id: string;
  key_id: string;
  day: string;
  chain: string;
  network: string;
  method: string;
  requests: number;
  units: number;
};

/** The last batch of counts written by each process. */
type UsageWritersTable = { writer: string; sequence: number; written_at: Date };

/** The last calls of an account through one process. */
type RecentCallsTable = { account_id: string; writer: string; calls: JSONColumnType<RecentCall[]>; written_at: Date };

export type PlatformTables = {
  chains: ChainsTable;
  compute_methods: ComputeMethodsTable;
  plans: PlansTable;
  demo_sessions: DemoSessionsTable;
  api_keys: ApiKeysTable;
  key_usage: KeyUsageTable;
  usage_writers: UsageWritersTable;
  recent_calls: RecentCallsTable;
};
