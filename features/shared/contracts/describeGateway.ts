import { sharedLimits } from "./planLimits.ts";
import { rpcErrors, rpcLimits } from "./rpcGateway.ts";

const text = { type: "string" };
const id = { type: ["string", "number", "null"] };
const call = {
  type: "object",
  required: ["jsonrpc", "method"],
  properties: { jsonrpc: { const: "2.0" }, id, method: text, params: { type: ["array", "object"] } },
};
const response = {
  type: "object",
  required: ["jsonrpc", "id"],
  properties: { jsonrpc: { const: "2.0" }, id, result: {}, error: { $ref: "#/components/schemas/Error" } },
};
const error = {
  type: "object",
  required: ["code", "message"],
  properties: {
    code: { type: "integer" },
    message: text,
    data: {
      type: "object",
      description: "Of errors that the gateway itself answers.",
      required: ["reason", "docs"],
      properties: {
        reason: { enum: Object.keys(rpcErrors) },
        docs: { ...text, description: "Path of the page that explains it." },
        retryAfterSeconds: { type: "number" },
        from: { ...text, description: "First block of a range that is allowed." },
        to: { ...text, description: "Last block of it." },
        limit: { type: "number", description: "The limit that was met: calls, blocks, connections or compute units." },
      },
    },
  },
};

const header = (description: string, schema: object = text) => ({ description, schema });
const headers = {
  "x-request-id": header("Id of the request for support: the caller's own, or a new one."),
  "x-compute-units": header("What the request cost, in compute units.", { type: "integer" }),
  "ratelimit-policy": header("The limits of the key's plan (draft-ietf-httpapi-ratelimit-headers)."),
  deprecation: header("When the end of a call was announced (RFC 9745); only on calls that end."),
  sunset: header("When it ends (RFC 8594)."),
  link: header("The entries of the changelog that announce it."),
  ratelimit: header("What is left of the plan's allowance, and the seconds until it is full again."),
};
const retryAfter = { "retry-after": header("Seconds to wait.", { type: "integer" }) };

const pathParameter = (name: string, example: string) => ({
  in: "path",
  name,
  required: true,
  schema: text,
  example,
});
const oneOrMany = (name: string) => ({
  oneOf: [
    { $ref: `#/components/schemas/${name}` },
    { type: "array", minItems: 1, maxItems: sharedLimits.batchCalls, items: { $ref: `#/components/schemas/${name}` } },
  ],
});

type Options = {
  /** URL of the site, below which the gateway is. */
  url: string;
  /** URL of the page on errors. */
  docs: string;
  version: string;
};

/** The gateway's HTTP interface as an OpenAPI 3.1 document; its methods are those of `/openrpc/{chain}.json`. */
export function describeGateway({ url, docs, version }: Options) {
  const operation = (place: string) => ({
    post: {
      operationId: `call_${place}`,
      summary: "Sends one JSON-RPC call, or a batch.",
      requestBody: { required: true, content: { "application/json": { schema: oneOrMany("Call") } } },
      responses: describeResponses(),
    },
  });
  const key = pathParameter("key", "KEY");
  const network = [pathParameter("chain", "eth"), pathParameter("network", "mainnet")];
  return {
    openapi: "3.1.0",
    info: {
      title: "JSON-RPC gateway",
      version,
      description: `Calls of every JSON-RPC chain. Limits: ${rpcLimits.bodyBytes / 1_048_576} MiB for a request body, ${rpcLimits.answerBytes / 1_048_576} MiB for a response, ${sharedLimits.batchCalls.toLocaleString("en")} calls in a batch, ${rpcLimits.callMs / 1_000} s for a call, ${rpcLimits.traceMs / 1_000} s for a trace, ${sharedLimits.logBlocks.toLocaleString("en")} blocks for eth_getLogs.`,
    },
    externalDocs: { url: docs },
    servers: [{ url }],
    paths: {
      "/rpc/{chain}/{network}/{key}": { parameters: [...network, key], ...operation("path") },
      "/rpc/{chain}/{network}": {
        parameters: network,
        post: { ...operation("header").post, security: [{ bearer: [] }, { header: [] }] },
      },
    },
    components: {
      schemas: { Call: call, Response: response, Error: error },
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer" },
        header: { type: "apiKey", in: "header", name: "x-api-key" },
      },
    },
  };
}

/** Responses by status, with the reasons of those that the gateway itself answers. */
function describeResponses() {
  const reasons = Map.groupBy(Object.entries(rpcErrors), ([, { status }]) => status);
  const content = { "application/json": { schema: oneOrMany("Response") } };
  return Object.fromEntries(
    [...reasons].map(([status, entries]) => [
      status,
      {
        description: `${status === 200 ? "The responses of the calls, or: " : ""}${entries
          .map(([reason, { code }]) => `${reason} (${code})`)
          .join(", ")}.`,
        headers: [402, 429, 503].includes(status) ? { ...headers, ...retryAfter } : headers,
        content,
      },
    ]),
  );
}
