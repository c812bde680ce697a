import { boolean, mixed, number, object, string } from "yup";

import { parseSettings } from "../features/shared/contracts/parseSettings.ts";
import { port, webUrl } from "../features/shared/contracts/settingRules.ts";
import { Proxies } from "./http/Proxies.ts";

const truth = () => boolean().typeError("${path} must be true or false").default(false);
const amount = (least: number, most: number) => {
  const rule = `\${path} must be a number from ${least} to ${most}`;
  return number().typeError(rule).min(least, rule).max(most, rule);
};

const shape = object({
  PORT: port().default(3000),
  /** IP the server listens on; default: loopback behind a trusted proxy, otherwise all interfaces. */
  HOST: string(),
  /** Folder of the build. */
  NEXT_DIST_DIR: string().default(".next"),
  SITE_URL: webUrl(),
  /** Whether the repository is edited in this site's Studio. */
  PRISMIC_REPOSITORY: string(),
  /** Maximum memory of the page cache. */
  PAGE_CACHE_MB: amount(1, 16_384).default(256),
  /** Seconds between `/ready` answering 503 and closing the port. */
  DRAIN_SECONDS: amount(0, 120).default(0),
  /** Whether the port stays closed until pages can be sent. */
  LISTEN_WHEN_READY: truth(),
  /** Requests a minute per client for what costs a render or an upstream call. */
  RATE_PER_MINUTE: amount(1, 1_000_000).integer().default(600),
  /** Trusted proxies, whose forwarding headers are believed. */
  TRUST_PROXY: mixed((value): value is Proxies => value instanceof Proxies)
    .transform(readProxies)
    .typeError(
      "TRUST_PROXY must be false, or the networks of your proxies such as loopback or 10.0.0.0/8, separated by commas (true would believe everyone)",
    )
    .default(() => new Proxies()),
  /** Shared by instances to publish content changes. */
  REDIS_URL: string(),
  /** Whether searches without a result and paths without a page are counted for the Studio. */
  COUNT_NOT_FOUND: truth().default(true),
  /** Token of the repository. */
  PRISMIC_ACCESS_TOKEN: string(),
  /** Pages keep the framework's scripts instead of waiting for intent. */
  HYDRATE_AT_ONCE: truth(),
});

/** Returns the text unchanged when it names no networks, so that the schema rejects it. */
function readProxies(text: unknown) {
  if (text instanceof Proxies) return text;
  if (text === "false") return new Proxies();
  try {
    return new Proxies(
      String(text)
        .split(",")
        .map((network) => network.trim()),
    );
  } catch {
    return text;
  }
}

/** Settings of the server process; throws one sentence that names the variable. */
export function readSettings(source: Record<string, string | undefined> = process.env) {
  const values = parseSettings(shape, source);
  const HOST = values.HOST ?? (values.TRUST_PROXY.areSet ? "127.0.0.1" : undefined);
  return { ...values, HOST, secure: values.SITE_URL?.startsWith("https://") ?? false };
}

export type Settings = ReturnType<typeof readSettings>;
