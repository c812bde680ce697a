/** Proxies calls of the site's console to the configured endpoints, within limits and without keys in responses. */
import { readChains } from "../kit/catalog/readChains.ts";
import type { Service } from "../kit/service.ts";
import { ClientIpResolver } from "../kit/ClientIpResolver.ts";
import { MethodCatalog } from "../kit/methods/MethodCatalog.ts";
import { RpcProxy } from "./RpcProxy.ts";
import { createConsoleApi } from "./http/createConsoleApi.ts";
import { createRateLimiter, defaultLimits } from "./limits.ts";
import type { ConsoleLimits } from "./limits.ts";
import { readEndpoints } from "../kit/endpoints.ts";
import { UpstreamResolver } from "./UpstreamResolver.ts";
import type { OpenDemo } from "./UpstreamResolver.ts";

export type ConsoleOptions = {
  dataFolder: string;
  /** The environment, which holds the URLs of endpoints. */
  source: Record<string, string | undefined>;
  /** The demo chain, a network of every EVM chain. */
  openDemo: OpenDemo;
  redisUrl?: string | undefined;
  limits?: Partial<ConsoleLimits>;
  clientIps?: ClientIpResolver;
};

/** The console: proxies visitors' calls to configured endpoints and the demo chain, within limits. */
export async function createConsoleService(options: ConsoleOptions): Promise<Service> {
  const { dataFolder, source, openDemo } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const endpoints = readEndpoints(source, readChains(dataFolder));
  const rateLimiter = await createRateLimiter(limits, options.redisUrl);
  const catalog = new MethodCatalog(dataFolder);
  const proxy = new RpcProxy({
    catalog,
    upstreams: new UpstreamResolver(endpoints, openDemo),
    rateLimiter,
    limits,
  });
  return {
    name: "console",
    app: createConsoleApi(proxy, options.clientIps ?? new ClientIpResolver()),
    check: () => Promise.resolve(),
    close: () => Promise.resolve(rateLimiter.close()),
  };
}
