/** @jest-environment node */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { withSharedLimits } from "../../features/shared/contracts/planLimits.ts";
import type { Database } from "../db/index.ts";
import { readChains } from "../kit/catalog/readChains.ts";
import { describeOnBoth } from "../db/testing/describeOnBoth.ts";
import { addChains, addedChain, copyData } from "../kit/testing/copyData.ts";
import { startPlatform } from "./testing/startPlatform.ts";
import type { TestPlatform } from "./testing/startPlatform.ts";

describeOnBoth("nodes and prices", ({ open }) => {
  let database: Database;
  let platform: TestPlatform;
  let readings: Record<string, Record<string, number>> = { pol: { nyc: 99.98, fra: 100, sgp: 99.99 } };

  beforeAll(async () => {
    database = await open();
    platform = await startPlatform(database.db, { availability: () => readings });
  });
  afterAll(async () => {
    await platform.close();
    await database.close();
  });

  test("nodes are the available chains with their availability, Polygon by its old key", async () => {
    const { status, body } = await platform.get("access_nodes/nodes_v2");
    expect(status).toBe(200);
    expect(body).toContainEqual({
      protocol: { name: "Polygon PoS", _key: "matic" },
      networks: expect.objectContaining({
        mainnet: { name: "Mainnet", chainId: 137, interfaces: expect.arrayContaining(["json-rpc"]) },
      }),
      service_levels: ["shared", "dedicated", "archive"],
      availabilityPercent: "99.99",
    });
    expect(body).not.toContainEqual(expect.objectContaining({ protocol: expect.objectContaining({ _key: "heco" }) }));
  });

  test("a chain without a measurement has the default availability", async () => {
    const { body } = await platform.get("access_nodes/nodes_v2");
    const bitcoin = { protocol: { name: "Bitcoin", _key: "btc" }, availabilityPercent: "99.99" };
    expect(body).toContainEqual(expect.objectContaining(bitcoin));
  });

  test("a new measurement is shown at once, rounded down", async () => {
    readings = { pol: { nyc: 99.98, fra: 99.99 } };
    const { body } = await platform.get("access_nodes/nodes_v2");
    const polygon = { protocol: { name: "Polygon PoS", _key: "matic" }, availabilityPercent: "99.98" };
    expect(body).toContainEqual(expect.objectContaining(polygon));
  });

  test("the platform's plans are the rows of the price file, with the limits of shared endpoints", async () => {
    const { body } = await platform.get("prices/public/plans/");
    const file = JSON.parse(readFileSync("content/data/plans.json", "utf8"));
    expect(body).toEqual({ ...file, plans: file.plans.map(withSharedLimits) });
    expect(body).toMatchObject({ plans: [{ socketsPerKey: 5, batchCalls: 40, logBlocks: 5_000 }, {}, {}, {}, {}, {}] });
  });

  test("every chain has its multiplier and the families of its methods", async () => {
    const { body } = await platform.get("prices/CU/protocols/");
    expect(body).toHaveLength(readChains("content/data").length);
    expect(body).toContainEqual({ protocol: { _key: "eth", name: "Ethereum" }, multiplier: 20, families: ["evm"] });
  });

  test("a call costs chain times method, twice as much on archive data", async () => {
    const { body } = await platform.get("prices/CU/methods/eth");
    expect(body).toMatchObject({ protocol: { _key: "eth", name: "Ethereum" }, multiplier: 20, archiveMultiplier: 2 });
    expect(body).toHaveProperty(
      "methods",
      expect.arrayContaining([
        {
          method: "trace_block",
          family: "evm",
          category: "trace-debug",
          multiplier: 2,
          computeUnits: 40,
          archiveComputeUnits: 80,
        },
      ]),
    );
  });

  test("the sample list for generated features is served", async () => {
    const { body } = await platform.get("examples/entries");
    expect(body).toContainEqual({ id: "eth", name: "Ethereum", limit: 20 });
  });

  test("a method specific to one chain is not listed for other chains of its family", async () => {
    expect(JSON.stringify((await platform.get("prices/CU/methods/arb")).body)).toContain("arbtrace_call");
    expect(JSON.stringify((await platform.get("prices/CU/methods/eth")).body)).not.toContain("arbtrace_");
  });

  test("matic is an alias of pol, and an unknown protocol is not found", async () => {
    expect((await platform.get("prices/CU/methods/matic")).body).toMatchObject({ protocol: { _key: "pol" } });
    expect(await platform.get("prices/CU/methods/nothing")).toEqual({
      status: 404,
      body: { error: { code: "not_found", message: expect.any(String), field: "protocol" } },
    });
  });

  test("a changed file is the new price after a restart", async () => {
    const folder = copyData();
    const text = readFileSync("content/data/plans.json", "utf8");
    writeFileSync(join(folder, "plans.json"), text.replace('"pricePerMonth": 49', '"pricePerMonth": 59'));
    const restarted = await startPlatform(database.db, { dataFolder: folder });
    const { body } = await restarted.get("prices/public/plans/");
    expect(body).toHaveProperty(
      "plans",
      expect.arrayContaining([expect.objectContaining({ id: "start", pricePerMonth: 59 })]),
    );
    await restarted.close();
    rmSync(folder, { recursive: true });
  });

  test("an added chain has prices after a restart, and an invalid one removes no other", async () => {
    const folder = copyData();
    addChains(folder, [{ ...addedChain, key: "broken", chainMultiplier: undefined }, addedChain]);
    const restarted = await startPlatform(database.db, { dataFolder: folder });
    const { status, body } = await restarted.get("prices/CU/methods/added");
    expect([status, body]).toEqual([200, expect.objectContaining({ multiplier: addedChain.chainMultiplier })]);
    expect(body).toHaveProperty("methods", expect.arrayContaining([expect.objectContaining({ method: "eth_call" })]));
    expect((await restarted.get("prices/CU/methods/broken")).status).toBe(404);
    expect((await restarted.get("prices/CU/methods/eth")).status).toBe(200);
    await restarted.close();
    rmSync(folder, { recursive: true });
  });

  test("the error for an invalid price file names the file", async () => {
    const folder = copyData();
    writeFileSync(join(folder, "plans.json"), '{ "currency": "USD", "plans": [{ "id": "free" }] }');
    await expect(startPlatform(database.db, { dataFolder: folder })).rejects.toThrow(
      /plans\.json cannot be used: plans\[0\]/,
    );
    rmSync(folder, { recursive: true });
  });
});
