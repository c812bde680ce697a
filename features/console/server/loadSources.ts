import "server-only";

import type { InferType } from "yup";

import { gatewaySchema, sources } from "@/features/console/model";
import type { Source } from "@/features/console/model";
import type { Chain, Network } from "@/features/shared/catalogue/chain";
import { demoChain } from "@/features/shared/contracts/demoChain";
import { env, getReadTimeoutMs } from "@/features/shared/env";
import { fetchJson } from "@/features/shared/http";
import { keepLastGood } from "@/features/shared/platform/keepLastGood";
import type { Reading } from "@/features/shared/platform/keepLastGood";

import { listNetworks } from "./menu";

/** Sources by network and interface. */
export type Sources = Record<string, Record<string, Source>>;

/** What the gateway says about a chain: who answers, and its limits. */
export type Gateway = InferType<typeof gatewaySchema>;

// Only keys of the catalogue are requested, so the map stays small.
const readers = new Map<string, () => Promise<Reading<Gateway>>>();

/** The gateway's sources and limits of a chain; `undefined` while it is unavailable. */
export async function loadGateway(chain: Chain): Promise<Gateway | undefined> {
  const { key } = chain;
  const reader =
    readers.get(key) ??
    keepLastGood(`console of ${key}`, () =>
      fetchJson(`${env.CONSOLE_API_URL}/${key}`, gatewaySchema, { timeoutMs: getReadTimeoutMs(3_000) }),
    );
  readers.set(key, reader);
  return (await reader()).value;
}

/** The sources of a chain's networks; `undefined` while the gateway is unavailable. */
export const loadSources = async (chain: Chain): Promise<Sources | undefined> => (await loadGateway(chain))?.networks;

/** The best that answers on a network; while that is unknown, the demo chain counts as running. */
export function getSource({ id }: Network, known: Sources = {}): Source {
  const found = Object.values(known[id] ?? {});
  return (
    sources.find((source) => found.includes(source)) ?? (id === demoChain.network && !known[id] ? "demo" : "example")
  );
}

/** Connected networks first, so that a visitor starts on one. */
export const sortNetworks = (networks: readonly Network[], known?: Sources): Network[] =>
  networks.toSorted((one, other) => sources.indexOf(getSource(one, known)) - sources.indexOf(getSource(other, known)));

/** The best source of any network of a chain; `undefined` while the gateway is unavailable. */
export function getBestSource(chain: Chain, known: Sources | undefined): Source | undefined {
  const [first] = sortNetworks(listNetworks(chain), known);
  return known && first && getSource(first, known);
}
