import { findRequest, listInterfaces, listMethods } from "@/features/console/server";
import type { Chain } from "@/features/shared/catalogue/chain";
import { usualRegion } from "@/features/shared/platform/regions";
import { getEndpointUrl, keyPlaceholder } from "@/features/shared/requests/getEndpointUrl";

import { toUrl } from "@/app/_agents/tool";

/**
 * The calls of a chain as a Postman collection 2.1, which Bruno imports too; a folder for each interface, the key as a
 * variable. `undefined` for a chain without calls over HTTP.
 */
export function writePostman(chain: Chain, host: string) {
  const folders = new Map<string, object[]>();
  const [network] = chain.networks;
  if (!network) return undefined;
  for (const id of listInterfaces(chain, network)) {
    const items = listMethods(chain, id).flatMap(({ name }) => writeItem(chain, host, name) ?? []);
    if (items.length > 0) folders.set(id, items);
  }
  if (folders.size === 0) return undefined;
  return {
    info: {
      name: chain.name,
      description: `Calls of ${chain.name}. Set the variable ${keyVariable} to an API key. ${toUrl(`/nodes/${chain.key}/`)}`,
      schema: "https://schema.getpostman.com/json/collection/v2.1.0/collection.json",
    },
    item: [...folders].map(([name, item]) => ({ name, item })),
    variable: [{ key: keyVariable, value: keyPlaceholder }],
  };
}

const keyVariable = "key";

function writeItem(chain: Chain, host: string, method: string) {
  const request = findRequest(chain, method);
  if (!request || request.kind === "subscription") return undefined;
  const { body, path, network, interfaceId } = request;
  const url = `${getEndpointUrl(host, usualRegion, chain.key, network.id, interfaceId)}${path}`;
  return {
    name: method,
    request: {
      method: body === undefined ? "GET" : "POST",
      header: body === undefined ? [] : [{ key: "content-type", value: "application/json" }],
      url: url.replace(`/${keyPlaceholder}`, `/{{${keyVariable}}}`),
      ...(body === undefined ? {} : { body: { mode: "raw", raw: body, options: { raw: { language: "json" } } } }),
    },
  };
}
