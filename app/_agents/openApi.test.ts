/** @jest-environment node */
import { Validator } from "@seriousme/openapi-schema-validator";
import Ajv from "ajv/dist/2020";

import { listDescriptions } from "@/features/console/server";
import { availabilitySchema } from "@/features/shared/contracts/availabilityApi";
import { backEnds } from "@/features/shared/contracts/backEnds";
import { faucetSchema } from "@/features/shared/contracts/faucetApi";
import { toJsonSchema } from "@/features/shared/contracts/toJsonSchema";
import { contentApi } from "#cms/shell/server.ts";
import { catalogue, findChain } from "@/features/shared/catalogue/catalogue";

import { writeBackEndOpenApi } from "./writeBackEndOpenApi";
import { writeChainOpenApi } from "./writeChainOpenApi";
import { writeGatewayOpenApi } from "./writeGatewayOpenApi";
import { writeOpenRpc } from "./writeOpenRpc";
import { writePostman } from "./writePostman";

jest.mock("@/features/shared/ui/Code/highlight", () => ({}));
jest.mock("#cms/shell/server.ts", () => jest.requireActual("#cms/http/contentApi.server.ts"));

const host = "rpc.example";

test("the descriptions of the gateway, every back end and every chain are valid OpenAPI", async () => {
  const chains = catalogue.flatMap((chain) => writeChainOpenApi(chain, host) ?? []);
  expect(chains.length).toBeGreaterThan(10);
  for (const document of [
    ...chains,
    writeGatewayOpenApi(),
    ...[contentApi, ...Object.values(backEnds)].map(writeBackEndOpenApi),
  ]) {
    const result = await new Validator().validate(structuredClone(document));
    expect([document.info.title, result.valid, result.errors]).toEqual([document.info.title, true, undefined]);
  }
});

test("chain pages link to the descriptions that are served, and to no other", () => {
  const served = (chain: (typeof catalogue)[number]) => [
    ...(writeOpenRpc(chain, host, undefined) ? [`/openrpc/${chain.key}.json`] : []),
    ...(writeChainOpenApi(chain, host) ? [`/openapi/${chain.key}.json`] : []),
    ...(writePostman(chain, host) ? [`/postman/${chain.key}.json`] : []),
  ];
  for (const chain of catalogue) expect(listDescriptions(chain).map(({ path }) => path)).toEqual(served(chain));
});

test("a REST call has its parameters, cost, addresses and documented response", () => {
  const aptos = findChain("apt");
  const document = aptos && writeChainOpenApi(aptos, host);
  expect(document?.paths["/v1/accounts/{address}"]?.get).toMatchObject({
    parameters: [{ in: "path", name: "address", required: true }],
    servers: [{ url: `https://fra.${host}/apt/mainnet/rest/KEY`, description: "Mainnet" }, { description: "Testnet" }],
    responses: { 200: { content: { "application/json": { example: expect.any(Object) } } } },
    "x-compute-units": expect.any(Number),
  });
});

const isValid = (schema: object, value: unknown) => new Ajv({ strict: false }).compile(schema)(value);

test("a contract as JSON Schema accepts and rejects what the contract does", () => {
  const percents = toJsonSchema(availabilitySchema);
  expect(isValid(percents, { eth: { a: 99.9 } })).toBe(true);
  for (const value of [{ eth: { a: "99.9" } }, { eth: 1 }, []]) expect(isValid(percents, value)).toBe(false);
  const faucet = toJsonSchema(faucetSchema);
  expect(faucet).toMatchObject({
    properties: {
      state: { enum: ["ready", "empty", "down"] },
      balance: { anyOf: [{ type: "string", pattern: "^\\d{1,40}$" }, { type: "null" }] },
      latestPayouts: { type: "array", items: { type: "object" } },
    },
    required: expect.arrayContaining(["id", "rules"]),
  });
});

test("the content core says the role, the ETag and the errors of each call", () => {
  const { paths } = writeBackEndOpenApi(contentApi);
  expect(paths["/documents/{id}"]?.put).toMatchObject({
    summary: "Saves a draft. Least role: editor.",
    parameters: [
      { in: "path", name: "id" },
      { in: "header", name: "If-Match" },
    ],
    requestBody: { content: { "application/json": { schema: { required: ["data"] } } } },
    responses: { 200: expect.any(Object), 412: expect.any(Object) },
    security: [{ token: [] }],
  });
  expect(paths["/documents/{id}/draft"]?.delete).toMatchObject({
    responses: { 204: { description: expect.any(String) } },
  });
});
