import { listInterfaces, listMethods } from "@/features/console/server";
import type { Chain } from "@/features/shared/catalogue/chain";
import { findReference } from "@/features/shared/catalogue/references";
import { usualRegion } from "@/features/shared/platform/regions";
import { getEndpointUrl } from "@/features/shared/requests/getEndpointUrl";

import { describeMember, describeResult } from "@/app/_agents/describeMembers";
import { serverVersion, toUrl } from "@/app/_agents/tool";

type Method = ReturnType<typeof listMethods>[number];
type Field = Method["fields"][number];
type Server = { url: string; description: string };

/** The REST calls of a chain as an OpenAPI 3.1 document, in English; `undefined` for a chain without any. */
export function writeChainOpenApi(chain: Chain, host: string) {
  const paths: Record<string, Record<string, object>> = {};
  for (const [id, servers] of findServers(chain, host)) {
    for (const method of listMethods(chain, id).filter(({ kind }) => kind === "rest")) {
      const [verb = "GET", template = "/"] = (method.http ?? method.name).split(" ");
      const [path = "/"] = template.split("?");
      paths[path] = { ...paths[path], [verb.toLowerCase()]: { ...describeCall(chain, method), servers } };
    }
  }
  if (Object.keys(paths).length === 0) return undefined;
  return {
    openapi: "3.1.0",
    info: {
      title: `${chain.name} REST API`,
      version: serverVersion,
      description: `REST calls of ${chain.name}. KEY in the addresses stands for an API key. Limits and errors: ${toUrl("/docs/limits/")}, ${toUrl("/docs/errors/")}.`,
    },
    externalDocs: { url: toUrl(`/nodes/${chain.key}/`) },
    paths,
  };
}

/** The addresses of each interface, one a network. */
function findServers(chain: Chain, host: string): Map<string, Server[]> {
  const servers = new Map<string, Server[]>();
  for (const network of chain.networks) {
    for (const id of listInterfaces(chain, network)) {
      const url = getEndpointUrl(host, usualRegion, chain.key, network.id, id);
      servers.set(id, [...(servers.get(id) ?? []), { url, description: network.name }]);
    }
  }
  return servers;
}

function describeCall(chain: Chain, method: Method) {
  const reference = chain.families.map((family) => findReference(family, method.name)).find(Boolean);
  const members = new Map(reference?.parameters.map((member) => [member.name, describeMember(member)]));
  const parameters = method.fields.flatMap((field) => describeParameter(field, members.get(field.name)) ?? []);
  const body = method.fields.find((field) => field.in === "body");
  const result = reference ? describeResult(reference.result) : undefined;
  return {
    operationId: method.name.replace(/[^\w]+/g, "_"),
    ...(reference ? { summary: reference.summary.en } : {}),
    parameters,
    ...(body ? { requestBody: describeBody(body) } : {}),
    responses: {
      200: {
        description: result?.description || "The node's response.",
        content: {
          "application/json": {
            schema: result?.schema ?? {},
            ...(method.answer === undefined ? {} : { example: method.answer }),
          },
        },
      },
    },
    "x-compute-units": method.computeUnits,
  };
}

function describeParameter(field: Field, member: ReturnType<typeof describeMember> | undefined) {
  if (field.in !== "path" && field.in !== "query") return undefined;
  const { name, isOptional = false, value, options } = field;
  return {
    in: field.in,
    name,
    ...(member ? { description: member.description } : {}),
    required: field.in === "path" || !isOptional,
    schema: { ...(member?.schema ?? {}), ...(options ? { enum: options } : {}) },
    ...(value ? { example: value } : {}),
  };
}

const describeBody = ({ isOptional = false, value }: Field) => ({
  required: !isOptional,
  content: { "application/json": { schema: {}, ...(value ? { example: JSON.parse(value) } : {}) } },
});
