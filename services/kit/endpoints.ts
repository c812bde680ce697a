import { SettingError } from "../../features/shared/contracts/parseSettings.ts";
import type { Chain } from "./catalog/readChains.ts";

export type Endpoint = {
  url: URL;
  /** Whether its host may resolve to a private IP. */
  mayBePrivate: boolean;
};

/** Configured endpoints by chain, network and interface, `eth mainnet json-rpc`, in the order they are tried. */
export type Endpoints = Map<string, Endpoint[]>;

export const endpointKey = (chain: string, network: string, name: string) => `${chain} ${network} ${name}`;

const upper = (text: string) => text.toUpperCase().replaceAll("-", "_");
const isSocket = (name: string) => name.includes("websocket");

/**
 * Reads `RPC_{KEY}_{NETWORK}_URL`, the URL of a network's first interface, and `{INTERFACE}_{KEY}_{NETWORK}_URL` for
 * its others, such as `WEBSOCKET_ETH_MAINNET_URL`; several URLs are separated by commas. Throws a sentence that names
 * the variable, never its value: URLs contain keys.
 */
export function readEndpoints(source: Record<string, string | undefined>, chains: readonly Chain[]): Endpoints {
  const privateHosts = new Set((source.CONSOLE_PRIVATE_HOSTS ?? "").split(/[\s,]+/).filter(Boolean));
  const endpoints: Endpoints = new Map();
  const known = new Set<string>();
  for (const chain of chains) {
    for (const [network, { interfaces }] of Object.entries(chain.networks)) {
      const main = interfaces.find((name) => !isSocket(name));
      for (const name of [...interfaces, ...chain.addOns]) {
        const variables = [`${upper(name)}_${upper(`${chain.key}-${network}`)}_URL`];
        if (name === main) variables.push(...listKeys(chain.key).map((key) => `RPC_${upper(`${key}-${network}`)}_URL`));
        for (const one of variables) known.add(one);
        const variable = variables.find((one) => source[one]);
        if (variable === undefined) continue;
        const urls = (source[variable] ?? "").split(/[\s,]+/).filter(Boolean);
        endpoints.set(
          endpointKey(chain.key, network, name),
          urls.map((url) => readEndpoint(variable, url, isSocket(name), privateHosts)),
        );
      }
    }
  }
  const unknownName = Object.keys(source).find(
    (name) => /^RPC_\w+_URL$/.test(name) && source[name] && !known.has(name),
  );
  if (unknownName)
    throw new SettingError(`${unknownName} names no network of the catalogue; such as RPC_ETH_MAINNET_URL.`);
  return endpoints;
}

const listKeys = (key: string) => (key === "pol" ? ["pol", "matic"] : [key]);

function readEndpoint(variable: string, text: string, socket: boolean, privateHosts: Set<string>): Endpoint {
  const schemes = socket ? ["wss:", "ws:"] : ["https:", "http:"];
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !schemes.includes(url.protocol)) {
    throw new SettingError(`${variable} must be an address that starts with ${schemes.join("// or ")}//.`);
  }
  const host = url.hostname.replace(/^\[|\]$/g, "");
  return { url, mayBePrivate: host === "localhost" || privateHosts.has(host) };
}

/** The system's code of a connection that failed, such as `ECONNREFUSED`; `undefined` for any other error. */
export function connectionCode(error: unknown): string | undefined {
  const cause = isObject(error) && "cause" in error ? error.cause : undefined;
  return isObject(cause) && "code" in cause ? String(cause.code) : undefined;
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
