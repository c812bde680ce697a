import type { Database } from "../../db/index.ts";
import { createTemporaryDatabase } from "../../db/testing/template.ts";
import type { FaucetNetwork } from "../readFaucetNetworks.ts";
import { startFaucet } from "./startFaucet.ts";
import type { TestFaucet } from "./startFaucet.ts";
import { testNetwork } from "./testNetwork.ts";

/** For the tests of a file: one database, emptied after each test; returns a function that starts a faucet on it. */
export function prepareFaucets(): (networks?: FaucetNetwork[]) => Promise<TestFaucet> {
  jest.setTimeout(60_000);
  let database: Database;
  let faucet: TestFaucet;
  beforeAll(async () => {
    database = await createTemporaryDatabase();
  });
  afterEach(async () => {
    await faucet.close();
    await database.db.deleteFrom("faucet_transactions").execute();
    await database.db.deleteFrom("faucet_claims").execute();
  });
  afterAll(() => database.close());
  return async (networks = [testNetwork()]) => (faucet = await startFaucet(database.db, networks));
}

/** The status of a response, and the code of its error. */
export async function readOutcome(result: Promise<Response>): Promise<[number, string | undefined]> {
  const response = await result;
  return [response.status, (await response.json()).error?.code];
}
