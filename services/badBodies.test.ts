/** @jest-environment node */
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { createAvailabilityService } from "./availability/index.ts";
import { createConsoleService } from "./console/index.ts";
import type { Database } from "./db/index.ts";
import { createTemporaryDatabase } from "./db/testing/template.ts";
import { createFaucetService } from "./faucet/index.ts";
import { testNetwork } from "./faucet/testing/testNetwork.ts";
import { createFormsService } from "./forms/index.ts";
import { createChains } from "./kit/chain/index.ts";
import { checkBearer } from "./kit/isSame.ts";
import { createServicesServer } from "./kit/createServicesServer.ts";
import { mount } from "./kit/mount.ts";
import type { Service } from "./kit/service.ts";
import { DemoChain } from "./platform/demo/DemoChain.ts";
import { createPlatformService } from "./platform/index.ts";

jest.setTimeout(120_000);

const writeToken = "write-token-of-the-test";
// Every endpoint that takes a body; the test fails for one that is not known here.
const endpoints = [
  "POST /availability/v1/links",
  "POST /availability/v1/results",
  "POST /console/v1/:chain/:network/:interface",
  "POST /console/v1/:chain/:network/:interface/batch",
  "POST /faucet/v1/:id/claims",
  "POST /availability/v1/methods",
  "POST /forms/confirm",
  "POST /forms/leave",
  "POST /forms/send_form",
  "POST /forms/submissions",
  "POST /forms/unconfirmed",
  "PATCH /platform/v3/demo/keys/:id",
  "POST /platform/v3/contacts",
  "POST /platform/v3/contacts/",
  "POST /platform/v3/demo/keys",
  "POST /platform/v3/demo/sessions",
  "POST /platform/v3/enterprise-request",
  "POST /platform/v3/enterprise-request/",
];
const withoutBody = ["POST /platform/v3/demo/keys/:id/replace"];

const deep = (levels: number) => `{"params":${"[".repeat(levels)}${"]".repeat(levels)}}`;
const bodies: [string, string | Uint8Array<ArrayBuffer>, RegExp][] = [
  ["half of JSON", "{", /^This is not JSON: .+\.$/],
  ["a word", "hello", /^This is not JSON: .+\.$/],
  ["deep nesting", deep(100), /^The JSON is nested deeper than \d+ levels\.$/],
  ["deepest nesting", deep(2_000), /^The JSON is nested deeper than \d+ levels\.$/],
  ["__proto__", '{"address":{"__proto__":{}}}', /named __proto__/],
  ["constructor", '{"constructor":{"prototype":{}}}', /named constructor/],
  ["hasOwnProperty", '{"hasOwnProperty":1,"name":"a"}', /named hasOwnProperty/],
  ["another encoding", new Uint8Array([...Buffer.from('{"name":"'), 0xe9, ...Buffer.from('"}')]), /UTF-8/],
];
const repaired = /^POST \/(forms|platform\/v3\/(contacts|enterprise))/;

const dataDir = mkdtempSync(join(tmpdir(), "halyard-bodies-"));
const chains = createChains({ dataDir });
const demo = new DemoChain({ dataDir });
let database: Database;
let services: Service[];
let server: Server;
let origin: string;

beforeAll(async () => {
  database = await createTemporaryDatabase();
  const { db } = database;
  const dataFolder = "content/data";
  const mail = { mailTo: "team@example.com", mailFrom: "site@example.com" };
  const siteUrl = "https://www.example.com";
  services = await Promise.all([
    createAvailabilityService({ db, dataFolder, isWriter: checkBearer(writeToken), sampleData: false }),
    createPlatformService({ db, dataFolder, demo, availability: () => ({}), work: { cost: 1, counter: 4 } }),
    createFormsService({ database, dataDir, siteUrl, ...mail, isWriter: checkBearer(writeToken), limits: unlimited }),
    createFaucetService({ db, chains, networks: [testNetwork()], dataDir }),
    createConsoleService({ dataFolder, source: { RPC_ETH_MAINNET_URL: "http://127.0.0.1:9" }, openDemo }),
  ]);
  server = createServicesServer(mount(services), services);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await Promise.all(services.map((service) => service.close()));
  await Promise.all([chains.close(), demo.close(), database.close()]);
  rmSync(dataDir, { recursive: true });
});

const openDemo = () => Promise.reject(new Error("The demo chain is down."));
const plenty = { points: 10_000, seconds: 60 };
const unlimited = { address: plenty, unconfirmedAddress: plenty };

const parameters: Record<string, string> = { ":chain": "eth", ":network": "mainnet", ":interface": "json-rpc" };

async function send(endpoint: string, body: string | Uint8Array<ArrayBuffer>) {
  const [method = "", path = ""] = endpoint.split(" ");
  const id = path.startsWith("/faucet") ? "eth-sepolia" : "0190a1b2-0000-7000-8000-000000000000";
  const url = `${origin}${path.replace(/:\w+/g, (name) => parameters[name] ?? id)}`;
  const headers = {
    "content-type": "application/json",
    authorization: `Bearer ${writeToken}`,
    "recaptcha-token": "a-token",
  };
  const response = await fetch(url, { method, headers, body });
  const result: { error?: { message?: string } } = await response.json();
  return { status: response.status, message: result.error?.message ?? "" };
}

const countRows = async () => {
  const { db } = database;
  const tables = ["demo_sessions", "api_keys", "submissions", "faucet_claims", "link_checks"] as const;
  const counts = tables.map((table) =>
    db
      .selectFrom(table)
      .select((own) => own.fn.countAll().as("rows"))
      .executeTakeFirstOrThrow(),
  );
  return (await Promise.all(counts)).map(({ rows }) => Number(rows));
};

test("the table names every endpoint that takes a body", () => {
  const taking = services.flatMap(({ app }) => app.routes).filter(({ method }) => /^(POST|PUT|PATCH)$/.test(method));
  const found = new Set(taking.map(({ method, path }) => `${method} ${path}`));
  expect([...found].toSorted()).toEqual([...endpoints, ...withoutBody].toSorted());
});

describe.each(endpoints)("%s", (endpoint) => {
  test.each(bodies)("rejects %s with a sentence, and stores and logs nothing", async (_, body, sentence) => {
    const log = jest.spyOn(process.stderr, "write").mockReturnValue(true);
    const before = await countRows();
    const { status, message } = await send(endpoint, body);
    expect([status, message]).toEqual([400, expect.stringMatching(sentence)]);
    expect(await countRows()).toEqual(before);
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });

  test.each([
    ["an empty body", ""],
    ["a list", "[]"],
    ["null", "null"],
    ["NUL", String.raw`{"name":"a\u0000b","address":"\u0000","plan":"\u0000","form":"\u0000"}`],
    ["6 MiB", JSON.stringify({ name: "a".repeat(6 * 1024 * 1024) })],
  ])("never fails on %s", async (name, body) => {
    const log = jest.spyOn(process.stderr, "write").mockReturnValue(true);
    const { status, message } = await send(endpoint, body);
    const isRejected = name !== "an empty body" && !(name === "NUL" && repaired.test(endpoint));
    expect(status).toBeLessThan(500);
    if (isRejected) expect([status >= 400, message]).toEqual([true, expect.stringMatching(/^\S.*\.$/)]);
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });
});
