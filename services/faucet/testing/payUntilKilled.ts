/** Program: pays the queue of one network until it is killed at a step, or all claims are paid. */
import { isHex } from "viem";
import { object, string } from "yup";

import { createChains } from "../../kit/chain/index.ts";
import { createDatabase } from "../../db/index.ts";
import { networksWithWork } from "../sweep.ts";
import { createSender } from "./createSender.ts";
import { testNetwork } from "./testNetwork.ts";
import { waitFor } from "../../kit/testing/waitFor.ts";

const shape = object({
  dataDir: string().required(),
  databaseUrl: string(),
  rpcUrl: string(),
  key: string(),
  stopAt: string().required(),
});

const { dataDir, databaseUrl, rpcUrl, key, stopAt } = shape.validateSync(JSON.parse(process.argv[2] ?? "{}"));
const { db, close } = await createDatabase({ databaseUrl, dataDir });
const chains = createChains({ dataDir });
const pace = { batch: 2, inFlight: 2, stuckMs: stopAt.startsWith("replace") ? 200 : 60_000 };
const network = testNetwork({ rpcUrl, key: isHex(key) ? key : undefined, pace });
const passed = (step: string) => {
  if (step === stopAt) process.kill(process.pid, "SIGKILL");
};
const sender = createSender(db, network, { passed, local: { chains, dataDir } });
sender.wake();
await waitFor(async () => (await networksWithWork(db)).length === 0, 60_000);
await sender.close();
await chains.close();
await close();
