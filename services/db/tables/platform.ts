import type { ColumnType, JSONColumnType } from "kysely";

import type { ChainStatus, ServiceLevel } from "../../../features/shared/contracts/chains.ts";
import type { ChainNetwork } from "../../kit/catalog/readChains.ts";

/** What a chain is and costs. */
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

export type PlansTable = {
  id: string;
  position: number;
  currency: string;
  row: JSONColumnType<Record<string, unknown>>;
};

/** Demo sign-ins: only a hash of the token is kept. */
export type DemoSessionsTable = {
  token_hash: string;
  plan_id: string;
  created_at: ColumnType<Date, Date, never>;
  expires_at: Date;
};

export type PlatformTables = {
  chains: ChainsTable;
  compute_methods: ComputeMethodsTable;
  plans: PlansTable;
  demo_sessions: DemoSessionsTable;
};
