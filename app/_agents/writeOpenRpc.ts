import { findRequest } from "@/features/console/server";
import type { Chain } from "@/features/shared/catalogue/chain";
import { findProof } from "@/features/shared/catalogue/findProof";
import { hasMethod, listMethodFamilies } from "@/features/shared/catalogue/listMethodFamilies";
import { methodPages } from "@/features/shared/catalogue/methodPages";
import type { MethodPage } from "@/features/shared/catalogue/methodPages";
import { findReference } from "@/features/shared/catalogue/references";
import type { MethodChecks } from "@/features/shared/contracts/availabilityApi";
import { getEndpointUrl } from "@/features/shared/requests/getEndpointUrl";
import { usualRegion } from "@/features/shared/platform/regions";

import { describeMember, describeResult } from "@/app/_agents/describeMembers";
import { serverVersion, toUrl } from "@/app/_agents/tool";

/**
 * The JSON-RPC methods of a chain as an OpenRPC document, in English, each with the day of a probe's call or of the
 * specification; `undefined` for a chain without any.
 */
export function writeOpenRpc(chain: Chain, host: string, checks: MethodChecks | undefined) {
  const families = listMethodFamilies(chain);
  const pages = methodPages.filter(({ family, method }) => families.includes(family) && hasMethod(chain, method));
  const methods = pages.flatMap((page) => describeMethod(chain, page, checks) ?? []);
  if (methods.length === 0) return undefined;
  const servers = chain.networks.map(({ id, name }) => ({
    name,
    url: getEndpointUrl(host, usualRegion, chain.key, id, "json-rpc"),
  }));
  return {
    openrpc: "1.3.2",
    info: {
      title: `${chain.name} JSON-RPC`,
      version: serverVersion,
      description: `Methods of ${chain.name}. KEY in the addresses stands for an API key. Limits and errors: ${toUrl("/docs/limits/")}, ${toUrl("/docs/errors/")}.`,
    },
    servers,
    methods,
    externalDocs: { url: toUrl(`/nodes/${chain.key}/`) },
  };
}

function describeMethod(
  chain: Chain,
  { family, method, multiplier, value }: MethodPage,
  checks: MethodChecks | undefined,
) {
  const proof = findProof(checks, { chain: chain.key, family, method });
  const reference = findReference(family, method);
  const request = findRequest(chain, method);
  const call = request?.method?.kind === "json-rpc" ? readCall(request.body) : undefined;
  if (!reference || !proof || !call || call.method !== method) return undefined;
  const params = reference.parameters.map(describeMember);
  const result = { name: "result", ...describeResult(reference.result) };
  const sampleParams = call.params;
  const values = Array.isArray(sampleParams)
    ? sampleParams.map((one, index) => ({ name: params[index]?.name ?? `parameter ${index + 1}`, value: one }))
    : Object.entries(sampleParams).map(([name, one]) => ({ name, value: one }));
  const response = readResult(request?.method?.answer);
  return {
    name: method,
    summary: reference.summary.en,
    params,
    paramStructure: Array.isArray(sampleParams) ? ("by-position" as const) : ("by-name" as const),
    result,
    errors: (reference.errors ?? []).flatMap(({ code, text }) =>
      Number.isInteger(Number(code)) ? [{ code: Number(code), message: text.en }] : [],
    ),
    ...(response === undefined
      ? {}
      : { examples: [{ name: method, params: values, result: { name: "result", value: response } }] }),
    externalDocs: { url: toUrl(`/docs/${value}/`) },
    ...(proof.kind === "answered" ? { "x-answered-on": proof.day } : { "x-by-source-on": proof.day }),
    "x-compute-units": (chain.multiplier ?? 1) * multiplier,
  };
}

/** The method and parameters of a JSON-RPC body; `undefined` for another request. */
function readCall(body: string | undefined): { method: string; params: unknown[] | object } | undefined {
  const call: unknown = body === undefined ? undefined : JSON.parse(body);
  if (typeof call !== "object" || call === null || !("method" in call) || !("params" in call)) return undefined;
  const { method, params } = call;
  return typeof method === "string" && typeof params === "object" && params !== null ? { method, params } : undefined;
}

const readResult = (response: unknown): unknown =>
  typeof response === "object" && response !== null && "result" in response ? response.result : undefined;
