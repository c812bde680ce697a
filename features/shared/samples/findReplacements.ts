import { rpcPath } from "@/features/shared/contracts/rpcGateway";
import { regions } from "@/features/shared/platform/regions";
import type { RegionId } from "@/features/shared/platform/regions";
import { keyPlaceholder } from "@/features/shared/requests/getEndpointUrl";

/** The visitor's choice for all samples. */
export type SampleChoice = {
  /** Replaces the placeholder. */
  key?: string | undefined;
  /** Networks of this site's gateway for the key, each as `eth demo`. */
  networks?: readonly string[] | undefined;
  /** Replaces the network of the samples, both as `eth/mainnet`; `host` is that of the endpoints, without its region. */
  network?: { from: string; to: string; host: string } | undefined;
  /** Origin of this site, where its gateway is. */
  origin: string;
  /** The visitor's region. */
  region: RegionId;
};

/** A part of a text, and its replacement. */
export type Replacement = { start: number; end: number; text: string };

const hosts = regions.map(({ id }) => id).join("|");
const network = "[a-z0-9]+/[a-z0-9-]+";
const endpoint = String.raw`(?<scheme>https|wss)://(?<host>(?:${hosts})\.[\w.:-]+)/(?<path>${network})(?<rest>(?:/[a-z0-9-]+)*)/${keyPlaceholder}\b`;
const gateway = String.raw`(?<origin>(?:http|ws)s?://[\w.:-]+)/rpc/(?<served>${network})/${keyPlaceholder}\b`;
// As the last part of a URL: a word of that spelling elsewhere is no key.
const placeholder = String.raw`(?<=\w/)${keyPlaceholder}\b`;
const pattern = new RegExp(`${endpoint}|${gateway}|${placeholder}`, "g");

/** The endpoints that a text names, as the visitor's choice has them; only those that differ. */
export function findReplacements(text: string, choice: SampleChoice): Replacement[] {
  if (!text.includes(keyPlaceholder)) return [];
  return [...text.matchAll(pattern)].flatMap((match) => {
    const [found] = match;
    const written = writeUrl(match.groups ?? {}, choice);
    return written === found ? [] : [{ start: match.index, end: match.index + found.length, text: written }];
  });
}

type Parts = Record<string, string | undefined>;

function writeUrl({ scheme, host = "", path, rest = "", origin, served }: Parts, choice: SampleChoice) {
  const { key = keyPlaceholder, network } = choice;
  if (path !== undefined) {
    const chosen = network?.from === path ? network.to : path;
    const responded = rest === "" ? writeReachable(chosen, scheme === "wss", choice) : undefined;
    return responded ?? `${scheme}://${host}/${chosen}${rest}/${key}`;
  }
  if (origin === undefined || served === undefined) return key;
  if (network?.from !== served) return `${origin}/rpc/${served}/${key}`;
  const isSocket = origin.startsWith("ws");
  const documented = `${isSocket ? "wss" : "https"}://${choice.region}.${network.host}/${network.to}/${key}`;
  return writeReachable(network.to, isSocket, choice) ?? documented;
}

/** The URL at this site's gateway, if that serves the network for the visitor's key; no other network stands in for it. */
function writeReachable(path: string, isSocket: boolean, { key, networks = [], origin }: SampleChoice) {
  const [chain = "", id = ""] = path.split("/");
  if (!key || !networks.includes(`${chain} ${id}`)) return undefined;
  return `${isSocket ? origin.replace(/^http/, "ws") : origin}${rpcPath(chain, id, key)}`;
}

/** A text with its replacements applied. */
export function replaceIn(text: string, replacements: readonly Replacement[]): string {
  let end = 0;
  let written = "";
  for (const replacement of replacements) {
    written += text.slice(end, replacement.start) + replacement.text;
    end = replacement.end;
  }
  return written + text.slice(end);
}
