import type { Chain } from "@/features/shared/catalogue/chain";
import { listMethodFamilies } from "@/features/shared/catalogue/listMethodFamilies";
import { findReference } from "@/features/shared/catalogue/references";

import { listInterfaces, listMethods } from "./menu";

/** A file that describes a chain's calls for programs, by the name of its format. */
export type Description = { format: string; path: string };

/** The descriptions of a chain that are served (app/openrpc, app/openapi, app/postman). */
export function listDescriptions(chain: Chain): Description[] {
  const [network] = chain.networks;
  const methods = network ? listInterfaces(chain, network).flatMap((id) => listMethods(chain, id)) : [];
  const isReferenced = ({ name }: { name: string }) =>
    listMethodFamilies(chain).some((family) => findReference(family, name) !== undefined);
  return [
    ...(methods.some((method) => method.kind === "json-rpc" && isReferenced(method))
      ? [describe("OpenRPC", "openrpc", chain)]
      : []),
    ...(methods.some(({ kind }) => kind === "rest") ? [describe("OpenAPI", "openapi", chain)] : []),
    ...(methods.some(({ kind }) => kind !== "subscription") ? [describe("Postman", "postman", chain)] : []),
  ];
}

const describe = (format: string, folder: string, { key }: Chain): Description => ({
  format,
  path: `/${folder}/${key}.json`,
});
