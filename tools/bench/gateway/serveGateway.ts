/** Program: the platform's gateway in front of one node; prints its port. */
import { once } from "node:events";

import { createDatabase } from "../../../services/db/index.ts";
import { createServicesServer } from "../../../services/kit/createServicesServer.ts";
import { DemoChain } from "../../../services/platform/demo/DemoChain.ts";
import { createPlatformService } from "../../../services/platform/index.ts";

const [, , dataDir = "", nodeUrl = ""] = process.argv;
const { db } = await createDatabase({ dataDir, databaseUrl: process.env.DATABASE_URL });
const source = { RPC_ETH_MAINNET_URL: nodeUrl };
const service = await createPlatformService({
  db,
  dataFolder: "content/data",
  demo: new DemoChain({ dataDir }),
  availability: () => ({}),
  source,
});
const server = createServicesServer(service.app, [service]);
await once(server.listen(0, "127.0.0.1"), "listening");
const address = server.address();
console.log(`port ${typeof address === "object" && address ? address.port : 0}`);
