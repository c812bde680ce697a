import { readChains } from "../kit/catalog/chains.ts";
import type { Service } from "../kit/service.ts";
import { ClientIpResolver } from "../kit/ClientIpResolver.ts";
import { Menu } from "./data/Menu.ts";
import { Gateway } from "./Gateway.ts";
import { createApi } from "./http/api.ts";
import { createRateLimiter, defaultLimits } from "./limits.ts";
import type { ConsoleLimits } from "./limits.ts";
import { readEndpoints } from "./settings.ts";
import { Targets } from "./Targets.ts";
import type { LocalChain } from "./Targets.ts";

export type ConsoleOptions = {
  dataFolder: string;
  /** Where addresses of endpoints are configured: the environment. */
  source: Record<string, string | undefined>;
  /** The local test chain with an id, which answers for EVM networks without an endpoint. */
  localChain: LocalChain;
  redisUrl?: string | undefined;
  limits?: Partial<ConsoleLimits>;
  clientIps?: ClientIpResolver;
};

/** The console: carries visitors' requests to configured endpoints, within limits. */
export async function createConsoleService(options: ConsoleOptions): Promise<Service> {
  const { dataFolder, source, localChain } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const endpoints = readEndpoints(source, readChains(dataFolder));
  const rateLimiter = await createRateLimiter(limits, options.redisUrl);
  const menu = new Menu(dataFolder);
  const gateway = new Gateway({ menu, targets: new Targets(endpoints, localChain), rateLimiter, limits });
  return {
    name: "console",
    app: createApi(gateway, options.clientIps ?? new ClientIpResolver()),
    check: () => Promise.resolve(),
    close: () => Promise.resolve(rateLimiter.close()),
  };
}
