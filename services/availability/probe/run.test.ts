/** @jest-environment node */
import { createDatabase } from "../../db/index.ts";
import { describeOnBoth } from "../../db/testing/describeOnBoth.ts";
import { readServicesEnv } from "../../env.ts";
import { readChains } from "../../kit/catalog/readChains.ts";
import { checkBearer } from "../../kit/isSame.ts";
import { loadSecrets } from "../../kit/secrets.ts";
import { startAvailability } from "../testing/startAvailability.ts";
import { findClosedPort, startEndpoint } from "../testing/startEndpoint.ts";
import { probeEvery, probeOnce } from "./run.ts";
import { readProbeSettings } from "./readProbeSettings.ts";

const chains = readChains("content/data");

describeOnBoth("a probe", ({ kind, lasting }) => {
  beforeEach(() => void jest.spyOn(process.stdout, "write").mockReturnValue(true));
  beforeEach(() => void jest.spyOn(process.stderr, "write").mockReturnValue(true));
  afterEach(() => jest.restoreAllMocks());

  const prepare = async () => {
    const options = await lasting();
    const port = await findClosedPort();
    const source = { DATABASE_URL: options.databaseUrl, DATA_DIR: options.dataDir, SERVICES_PORT: String(port) };
    return { options, env: readServicesEnv(source) };
  };
  const endpoint = () => startEndpoint((_, response) => response.end('{"result":"0x64"}'));
  const createSettings = (url: string) => readProbeSettings({ RPC_ETH_MAINNET_URL: url, PROBE_REGION: "fra" }, chains);

  test("a probe stores its results when the back ends do not run", async () => {
    const { options, env } = await prepare();
    const { url, close } = await endpoint();
    await probeOnce(createSettings(url), env);
    const database = await createDatabase(options);
    const service = await startAvailability(database.db, { sampleData: false });
    expect((await service.get("history/eth")).body).toHaveProperty("days.89.regions.fra.reachable", 1);
    await service.close();
    await database.close();
    await close();
  });

  test("a probe's results are served by running back ends", async () => {
    const { options, env } = await prepare();
    const { secrets } = loadSecrets(env.DATA_DIR);
    const database = await createDatabase(options);
    const service = await startAvailability(database.db, {
      isWriter: checkBearer(secrets.writeToken),
      sampleData: false,
    });
    const { url, close } = await endpoint();
    await probeOnce(createSettings(url), { ...env, SERVICES_PORT: service.port });
    await service.refresh();
    expect((await service.get("availability")).body).toEqual({ eth: { fra: 100 } });
    await service.close();
    await database.close();
    await close();
  });

  test("an unreachable endpoint is stored as down", async () => {
    const { options, env } = await prepare();
    await probeOnce(createSettings(`http://127.0.0.1:${await findClosedPort()}`), env);
    const database = await createDatabase(options);
    const days = await database.db.selectFrom("availability_days").select(["samples", "reachable", "p50"]).execute();
    expect(days).toEqual([{ samples: 1, reachable: 0, p50: null }]);
    await database.close();
  });

  test("a round that could not be stored is stored with the next one", async () => {
    if (kind === "postgres") return;
    const { options, env } = await prepare();
    const stop = new AbortController();
    const seen: string[] = [];
    // This database holds the folder's lock until the first attempt has failed.
    const taken = await createDatabase(options);
    const { url, close } = await endpoint();
    const isRound = (line: unknown) => !String(line).includes('"methods ');
    jest.mocked(process.stderr.write).mockImplementation((line) => {
      void taken.close();
      if (!isRound(line)) return true;
      seen.push(String(line));
      if (seen.length > 2) stop.abort();
      return true;
    });
    jest.mocked(process.stdout.write).mockImplementation((line) => {
      if (isRound(line)) seen.push("stored");
      if (seen.length > 2) stop.abort();
      return true;
    });
    await probeEvery(1, createSettings(url), env, AbortSignal.any([stop.signal, AbortSignal.timeout(20_000)]));
    expect(seen).toEqual([expect.stringContaining("retried with the next"), "stored", "stored"]);
    await close();
  });
});
