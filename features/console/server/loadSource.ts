import "server-only";

import { gatewaySchema } from "@/features/console/model";
import type { Source } from "@/features/console/model";
import type { Chain } from "@/features/shared/catalogue/chain";
import { env, readingTime } from "@/features/shared/env";
import { fetchJson } from "@/features/shared/http";
import { keepLastGood } from "@/features/shared/platform/keepLastGood";
import type { Reading } from "@/features/shared/platform/keepLastGood";

import { listInterfaces } from "./menu";

type Networks = Record<string, Record<string, Source>>;

// Only keys of the catalogue are asked for, so the map stays small.
const readers = new Map<string, () => Promise<Reading<Networks>>>();

function loadNetworks(key: string): Promise<Reading<Networks>> {
  const reader =
    readers.get(key) ??
    keepLastGood(`console of ${key}`, async () => {
      const { networks } = await fetchJson(`${env.CONSOLE_API_URL}/${key}`, gatewaySchema, {
        timeout: readingTime(3_000),
      });
      return networks;
    });
  readers.set(key, reader);
  return reader();
}

/** The best that answers on any network of a chain; `undefined` while the gateway cannot say. */
export async function loadSource(chain: Chain): Promise<Source | undefined> {
  const { value } = await loadNetworks(chain.key);
  if (!value) return undefined;
  const sources = chain.networks.flatMap((network) =>
    listInterfaces(chain, network).map((name) => value[network.id]?.[name]),
  );
  return (["endpoint", "local"] as const).find((source) => sources.includes(source)) ?? "example";
}
