import "server-only";

import { callJson } from "@/features/shared/callJson";
import { gatewaySchema } from "@/features/console/model";
import type { Menu } from "@/features/console/model";
import type { Chain } from "@/features/shared/catalogue/chain";
import { env } from "@/features/shared/env";
import {
  fetchJson,
  headOfEvents,
  HttpError,
  limitStream,
  proxyRequest,
  readBytes,
  errorResponse,
} from "@/features/shared/http";
import { getVisitorHeaders } from "@/features/shared/visitorRequest";

import { listInterfaces, listMethods, listNetworks } from "./menu";
import { sortNetworks } from "./loadSources";

// The gateway has 10 s for an endpoint, and 20 s more where the demo chain has to start.
const callLimits = { timeoutMs: 35_000, maxBytes: 4 * 1024 * 1024 };
const streamTimeoutMs = 55_000;
const maxStreamBytes = 16 * 1024 * 1024;
/** Longest request that is passed on, in bytes. */
export const maxBodyBytes = 16 * 1024;

/** Chain, network and interface as a visitor names them. */
type InterfaceKey = [chain: string, network: string, name: string];

const getUrl = (...parts: string[]) => `${env.CONSOLE_API_URL}/${parts.join("/")}`;

// Anything else could reach another URL of the back ends.
const isInterfaceKey = (key: InterfaceKey) => key.every((part) => /^[a-z\d][a-z\d-]{0,40}$/.test(part));

const sendNotFound = () => errorResponse(404, "not_found", "There is no such interface on this network.");

/** The choices of a chain with their sources; throws `HttpError` while the gateway is down. */
export async function loadMenu(chain: Chain): Promise<Menu> {
  const { networks, limits } = await fetchJson(getUrl(chain.key), gatewaySchema);
  const shown = sortNetworks(listNetworks(chain), networks).map((network) => ({
    id: network.id,
    name: network.name,
    ...(network.chainId === undefined ? {} : { chainId: network.chainId }),
    interfaces: listInterfaces(chain, network).map((id) => ({ id, source: networks[network.id]?.[id] ?? "example" })),
  }));
  const names = new Set(shown.flatMap(({ interfaces }) => interfaces.map(({ id }) => id)));
  return {
    chain: chain.key,
    currency: chain.ticker,
    families: chain.families,
    networks: shown,
    methods: Object.fromEntries([...names].map((name) => [name, listMethods(chain, name)])),
    limits,
    regions: [
      { id: "nyc", url: env.REGION_NYC_URL },
      { id: "fra", url: env.REGION_FRA_URL },
      { id: "sgp", url: env.REGION_SGP_URL },
    ],
  };
}

/** Passes one call to the gateway and its answer back; 413 for a body that is too long. */
export const proxyCall = (key: InterfaceKey, request: Request): Promise<Response> => proxyBody(key, [], request);

/** Passes a batch of calls to the gateway, as `proxyCall` does one. */
export const proxyBatch = (key: InterfaceKey, request: Request): Promise<Response> =>
  proxyBody(key, ["batch"], request);

async function proxyBody(key: InterfaceKey, more: string[], request: Request): Promise<Response> {
  if (!isInterfaceKey(key)) return sendNotFound();
  try {
    const body = await readBytes(request.body, maxBodyBytes);
    return await sendCall([...key, ...more], body, request.headers);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return errorResponse(413, "too_large", `At most ${maxBodyBytes} bytes, please.`);
  }
}

/** Sends one call, as JSON, in the name of a visitor. */
export const sendCall = (path: string[], body: string | Uint8Array<ArrayBuffer>, visitor: Headers): Promise<Response> =>
  proxyRequest(getUrl(...path), {
    ...callLimits,
    method: "POST",
    headers: getVisitorHeaders(visitor),
    body,
  });

/** Proxies an event stream of the gateway; its errors are JSON. */
export async function proxyEvents(key: InterfaceKey, request: Request): Promise<Response> {
  if (!isInterfaceKey(key)) return sendNotFound();
  if (request.method === "HEAD") return headOfEvents();
  const query = new URL(request.url).search;
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(streamTimeoutMs)]);
  try {
    const response = await callJson(`${getUrl(...key)}/events${query.slice(0, 4_000)}`, {
      headers: getVisitorHeaders(request.headers),
      redirect: "error",
      signal,
    });
    const type = response.headers.get("content-type") ?? "application/json";
    return new Response(response.body && limitStream(response.body, maxStreamBytes), {
      status: response.status,
      headers: { "content-type": type, "cache-control": "no-store", "x-accel-buffering": "no" },
    });
  } catch (error) {
    console.error("console: the gateway is unreachable", error);
    return errorResponse(502, "unavailable", "The service behind this address is not responding right now.");
  }
}
