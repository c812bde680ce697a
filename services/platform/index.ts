/**
 * The provider's platform: accounts, keys, plans, prices, usage, the JSON-RPC gateway and the demo chain.
 */
import { sql } from "kysely";
import type { Kysely } from "kysely";

import { loadKey } from "../db/loadKey.ts";
import type { Tables } from "../db/index.ts";
import { createAltcha } from "../kit/captcha/createAltcha.ts";
import type { Work } from "../kit/captcha/createAltcha.ts";
import { createRecaptcha } from "../kit/captcha/createRecaptcha.ts";
import type { RecaptchaOptions } from "../kit/captcha/createRecaptcha.ts";
import { readChains } from "../kit/catalog/readChains.ts";
import { ClientIpResolver } from "../kit/ClientIpResolver.ts";
import { readEndpoints } from "../kit/endpoints.ts";
import type { Limit } from "../kit/RateLimiter.ts";
import type { Service } from "../kit/service.ts";
import { BlockWatch } from "./blocks/BlockWatch.ts";
import { listBlockSources } from "./blocks/listBlockSources.ts";
import { createPlatformApi } from "./createPlatformApi.ts";
import type { DemoChain } from "./demo/DemoChain.ts";
import { AnnouncedEnds } from "./ends/AnnouncedEnds.ts";
import type { EndsOptions } from "./ends/AnnouncedEnds.ts";
import { createGateway } from "./gateway/createGateway.ts";
import { NodeClient } from "./gateway/NodeClient.ts";
import { createKeysApi } from "./keys/createKeysApi.ts";
import { KeyDirectory } from "./keys/KeyDirectory.ts";
import { KeyStore } from "./keys/KeyStore.ts";
import { openKeyLimits } from "./keys/limits.ts";
import type { KeyLimitName } from "./keys/limits.ts";
import { PriceList } from "./PriceList.ts";
import type { AvailabilitySource } from "./PriceList.ts";
import { seed } from "./seed.ts";
import { Sessions } from "./Sessions.ts";
import { UsageMeter } from "./usage/UsageMeter.ts";

export type PlatformOptions = {
  db: Kysely<Tables>;
  /** Folder with `protocols.json`, `compute-units.json` and `plans.json`. */
  dataFolder: string;
  /** The demo chain, closed by the caller. */
  demo: DemoChain;
  availability: AvailabilitySource;
  /** Settings with the URLs of nodes, `RPC_{KEY}_{NETWORK}_URL`. */
  source?: Record<string, string | undefined>;
  redisUrl?: string | undefined;
  clientIps?: ClientIpResolver;
  /** Set to use reCAPTCHA instead of the proof of work. */
  recaptcha?: RecaptchaOptions | undefined;
  work?: Work;
  keyLimits?: Partial<Record<KeyLimitName, Limit>>;
  /** Where the changelog announces the end of calls; without it none is announced. */
  ends?: EndsOptions | undefined;
  now?: () => Date;
};

const refreshIntervalMs = 60_000;
const firstReadMs = 5_000;
/** Half the work of a form, because the visitor waits for the key: about 250 ms on a desktop. */
const defaultWork = { cost: 2_000, counter: 500 };

/** Nodes, prices, compute units, accounts with their keys, and the gateway. */
export async function createPlatformService(options: PlatformOptions): Promise<Service> {
  const { db, dataFolder, demo, recaptcha, redisUrl, now = () => new Date() } = options;
  const clientIps = options.clientIps ?? new ClientIpResolver();
  await seed(db, dataFolder);
  const list = await PriceList.load(db, options.availability);
  const captcha = recaptcha
    ? createRecaptcha(recaptcha)
    : createAltcha(await loadKey(db, "platform"), options.work ?? defaultWork);
  const limits = await openKeyLimits(redisUrl, options.keyLimits);
  const chains = readChains(dataFolder);
  const meter = new UsageMeter(db, now);
  const directory = new KeyDirectory(db, now);
  const endpoints = readEndpoints(options.source ?? {}, chains);
  const ends = new AnnouncedEnds(options.ends);
  const gateway = createGateway({ list, ends, directory, meter, chains, endpoints, demo, clientIps, redisUrl, now });
  const client = new NodeClient();
  const blocks = new BlockWatch({ sources: listBlockSources({ chains, endpoints, demo, client }) });
  const onRevoked = (keyHash: string) => {
    directory.forget(keyHash);
    gateway.closeKey(keyHash);
  };
  const sessions = new Sessions(db, now);
  const keys = new KeyStore({ db, now, networks: gateway.networks, onRevoked });
  const app = createPlatformApi({ db, list, sessions, keys, directory, meter, blocks, now, onRevoked });
  app.route("/", createKeysApi({ sessions, keys, captcha, limits, clientIps }));
  const firstRead = setTimeout(() => void ends.refresh(), options.ends?.firstReadMs ?? firstReadMs).unref();
  const timer = setInterval(() => void Promise.all([list.refresh(), ends.refresh()]), refreshIntervalMs).unref();
  return {
    name: "platform",
    app,
    handleRequest: gateway.handleRequest,
    handleUpgrade: gateway.handleUpgrade,
    check: async () => void (await sql`select 1`.execute(db)),
    close: async () => {
      clearInterval(timer);
      clearTimeout(firstRead);
      blocks.close();
      client.close();
      await gateway.close();
      await meter.close();
      limits.close();
    },
  };
}
