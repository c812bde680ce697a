import { rpcPath } from "@/features/shared/contracts/rpcGateway";
import { regions } from "@/features/shared/platform/regions";
import { keyPlaceholder } from "@/features/shared/requests/getEndpointUrl";

/** The visitor's choice for all samples. */
export type SampleChoice = {
  /** Replaces the placeholder. */
  key?: string | undefined;
  /** Networks of this site's gateway for the key, each as `eth demo`. */
  networks?: readonly string[] | undefined;
  /** Replaces the network of the samples, both as `eth/mainnet`. */
  network?: { from: string; to: string } | undefined;
  /** Origin of this site, where its gateway is. */
  origin: string;
};

/** A part of a text, and its replacement. */
export type Replacement = { start: number; end: number; text: string };

const hosts = regions.map(({ id }) => id).join("|");
const endpoint = String.raw`(?<scheme>https|wss)://(?<host>(?:${hosts})\.[\w.:-]+)/(?<path>[a-z0-9]+/[a-z0-9-]+)(?<rest>(?:/[a-z0-9-]+)*)/${keyPlaceholder}\b`;
// As the last part of a URL: a word of that spelling elsewhere is no key.
const placeholder = String.raw`(?<=\w/)${keyPlaceholder}\b`;
const pattern = new RegExp(`${endpoint}|${placeholder}`, "g");

/** The endpoints that a text names, as the visitor's choice has them; only those that differ. */
export function findReplacements(text: string, choice: SampleChoice): Replacement[] {
  if (!text.includes(keyPlaceholder)) return [];
  return [...text.matchAll(pattern)].flatMap((match) => {
    const [found] = match;
    const written = match.groups?.path === undefined ? (choice.key ?? found) : writeEndpoint(match.groups, choice);
    return written === found ? [] : [{ start: match.index, end: match.index + found.length, text: written }];
  });
}

function writeEndpoint(parts: Record<string, string | undefined>, choice: SampleChoice): string {
  const { scheme = "", host = "", path = "", rest = "" } = parts;
  const { key, network } = choice;
  const chosen = network?.from === path ? network.to : path;
  const answered = key && rest === "" ? findAnswered(chosen, choice.networks ?? []) : undefined;
  if (key && answered) {
    const [chain, id] = answered;
    const origin = scheme === "wss" ? choice.origin.replace(/^http/, "ws") : choice.origin;
    return `${origin}${rpcPath(chain, id, key)}`;
  }
  return `${scheme}://${host}/${chosen}${rest}/${key ?? keyPlaceholder}`;
}

/** The network, if this site's gateway serves it; no other network stands in for it. */
function findAnswered(path: string, networks: readonly string[]): readonly [string, string] | undefined {
  const [chain = "", network = ""] = path.split("/");
  return networks.includes(`${chain} ${network}`) ? [chain, network] : undefined;
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
