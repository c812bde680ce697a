import { object, string } from "yup";

import { parseSettings, SettingError } from "../../../features/shared/contracts/parseSettings.ts";
import type { Chain } from "../../kit/catalog/readChains.ts";
import { regions } from "../ProbeResult.ts";
import type { Region } from "../ProbeResult.ts";

/** A URL to measure. */
export type Endpoint = { chain: Chain; network: string; url: string; index: number };

export type ProbeSettings = { region: Region; endpoints: Endpoint[] };

const regionRule = `PROBE_REGION must be one of ${regions.join(", ")}`;
const schema = object({
  PROBE_REGION: string<Region>()
    .oneOf([...regions], regionRule)
    .default("nyc"),
});

/** The endpoints to measure and the region; throws a sentence that names an invalid variable. */
export function readProbeSettings(source: Record<string, string | undefined>, chains: Chain[]): ProbeSettings {
  const known = new Map(
    chains.flatMap((chain) =>
      Object.keys(chain.networks).map((network) => [toVariable(chain.key, network), { chain, network }]),
    ),
  );
  const set = Object.entries(source).filter(([name, value]) => /^RPC_\w+_URL$/.test(name) && value);
  const endpoints = set.flatMap(([name, value = ""]) => {
    const target = known.get(name.replace(/^RPC_MATIC_/, "RPC_POL_"));
    if (!target) throw new SettingError(`${name} names no network of the catalogue; such as RPC_ETH_MAINNET_URL.`);
    return value.split(/[\s,]+/).map((url, index) => ({ ...target, url: checkUrl(name, url), index }));
  });
  return { region: parseSettings(schema, source).PROBE_REGION, endpoints };
}

/** `RPC_ETH_MAINNET_URL`; one variable takes several URLs, separated by commas. */
const toVariable = (key: string, network: string) => `RPC_${key}_${network}_URL`.toUpperCase().replaceAll("-", "_");

// The message omits the URL: it often contains an API key.
function checkUrl(name: string, url: string): string {
  if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return url;
  throw new SettingError(
    `${name} must be an address that starts with http:// or https://, or several with commas between.`,
  );
}
