/** @jest-environment node */
import type { Database } from "../db/index.ts";
import { createTemporaryDatabase } from "../db/testing/template.ts";
import { newAddress } from "./testing/payTo.ts";
import { startFaucet } from "./testing/startFaucet.ts";
import type { TestFaucet } from "./testing/startFaucet.ts";
import { testNetwork } from "./testing/testNetwork.ts";
import { waitFor } from "../kit/testing/waitFor.ts";

let database: Database;
let faucet: TestFaucet;
let path: string;

beforeAll(async () => {
  database = await createTemporaryDatabase();
  // The chain does not mine, so the claim stays open while it is watched.
  faucet = await startFaucet(database.db, [testNetwork({ rpcUrl: "http://127.0.0.1:9" })]);
  const { claimId } = await (await faucet.claim("eth-sepolia", newAddress())).json();
  path = `claims/${claimId}/events`;
});
afterAll(async () => {
  await faucet.close();
  await database.close();
});

test("a visitor has a limited number of claim streams and gets new ones by closing old ones", async () => {
  const watch = (visitor: string) => faucet.get(path, visitor);
  const streams = await Promise.all(Array.from({ length: 40 }, () => watch("198.51.100.7")));
  expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]));
  const refused = await watch("198.51.100.8");
  expect([refused.status, (await refused.json()).error.code]).toEqual([503, "busy"]);
  const other = await watch("203.0.113.9");
  expect(other.status).toBe(200);
  await Promise.all([...streams, other].map(({ body }) => body?.cancel()));
  await waitFor(async () => {
    const { status, body } = await watch("198.51.100.7");
    await body?.cancel();
    return status === 200;
  });
});
