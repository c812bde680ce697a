/** @jest-environment node */
import fs from "node:fs";
import promises from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { serve } from "@hono/node-server";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import sharp from "sharp";
import { generatePrivateKey } from "viem/accounts";

import { createAvailabilityService } from "./availability/index.ts";
import { createChains } from "./kit/chain/index.ts";
import { createContentService } from "#cms/createContentService.server.ts";
import { starterContent } from "#cms/testing/starterContent.ts";
import { createDatabase } from "./db/index.ts";
import { putDatabase } from "./db/testing/template.ts";
import { createFaucetService } from "./faucet/index.ts";
import { newAddress } from "./faucet/testing/payTo.ts";
import { testNetwork } from "./faucet/testing/testNetwork.ts";
import { createFormsService } from "./forms/index.ts";
import { checkBearer } from "./kit/isSame.ts";
import { mount } from "./kit/mount.ts";
import { DemoChain } from "./platform/demo/DemoChain.ts";
import { createPlatformService } from "./platform/index.ts";

jest.setTimeout(120_000);

const secrets = { accessToken: "reader", writeToken: "writer", webhookSecret: "hook", studioPassword: "studio" };
const create = { width: 1, height: 1, channels: 3, background: "red" } as const;
const authorization = "Bearer writer";

async function start(dataDir: string) {
  await putDatabase(dataDir);
  const database = await createDatabase({ dataDir });
  const { db } = database;
  const dataFolder = "content/data";
  const siteUrl = "https://www.example.com";
  // No node listens on this port, so no claim is paid.
  const network = testNetwork({ rpcUrl: "http://127.0.0.1:9", key: generatePrivateKey() });
  const services = [
    await createAvailabilityService({ db, dataFolder, isWriter: checkBearer(secrets.writeToken), sampleData: false }),
    await createPlatformService({ db, demo: new DemoChain({ dataDir }), dataFolder, availability: () => ({}) }),
    await createFormsService({
      database,
      dataDir,
      siteUrl,
      mailTo: "team@example.com",
      mailFrom: "website@example.com",
      isWriter: checkBearer(secrets.writeToken),
      work: { cost: 1, counter: 4 },
    }),
    await createFaucetService({
      db,
      dataDir,
      networks: [network],
      chains: createChains({ dataDir }),
      work: { cost: 1, tries: 8, highest: 3 },
    }),
    await createContentService({
      contentDir: starterContent,
      dataDir: join(dataDir, "content"),
      database,
      modelsDir: "customtypes",
      slicesDir: "slices",
      repositoryName: "halyard",
      secrets,
      webhooks: [],
      apiUrl: "http://127.0.0.1/content/api/v2",
      siteUrl,
    }),
  ];
  const server = serve({ fetch: mount(services, { dataDir }).fetch, port: 0, hostname: "127.0.0.1" });
  await new Promise((resolve) => server.once("listening", resolve));
  const bound = server.address();
  const close = async () => {
    await new Promise((resolve) => server.close(resolve));
    for (const service of services) await service.close();
    await database.close();
  };
  return { origin: `http://127.0.0.1:${typeof bound === "object" && bound ? bound.port : 0}`, close };
}

/** A full disk, for the database (which checks before it writes) and for files. */
function fillDisk() {
  const disk = { isFull: true };
  const { statfsSync } = fs;
  const { open } = promises;
  jest.spyOn(fs, "statfsSync").mockImplementation((path) => {
    const found = statfsSync(path);
    return disk.isFull ? Object.assign(found, { bavail: 0 }) : found;
  });
  jest.spyOn(promises, "open").mockImplementation((path, flags, mode) => {
    if (!disk.isFull || flags === "r") return open(path, flags, mode);
    throw Object.assign(new Error("ENOSPC: no space left on device, open"), { code: "ENOSPC" });
  });
  return disk;
}

test("on a full disk every write is rejected with a message and reads work; writes work again once there is space", async () => {
  const dataDir = fs.mkdtempSync(join(tmpdir(), "halyard-full-"));
  const { origin, close } = await start(dataDir);
  const json = { "content-type": "application/json" };
  const solve = async (path: string) => {
    const challenge = await (await fetch(`${origin}${path}`)).json();
    const { parameters, signature } = challenge;
    const solution = await solveChallenge({ challenge, deriveKey });
    return Buffer.from(JSON.stringify({ challenge: { parameters, signature }, solution })).toString("base64");
  };
  const send = async (path: string, body: unknown, headers: Record<string, string>) => {
    const response = await fetch(`${origin}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    return [path, response.status, JSON.stringify(await response.json())] as const;
  };
  const proofs = {
    form: await solve("/forms/captcha?form=newsletter"),
    claim: await solve("/faucet/v1/eth-sepolia/challenge"),
  };
  const address = newAddress();
  const upload = async () => {
    const body = new FormData();
    body.set("file", new Blob([await sharp({ create }).png().toBuffer()]), "dot.png");
    const url = `${origin}/content/assets/assets`;
    const response = await fetch(url, { method: "POST", headers: { authorization, repository: "halyard" }, body });
    return [response.status, await response.text()] as const;
  };
  const result = { protocol: "eth", network: "mainnet", region: "nyc", endpoint: 0, reachable: true };
  const writes = async () => [
    await send(
      "/forms/send_form",
      { email: "ann@example.com", form_id: "newsletter" },
      { ...json, "recaptcha-token": proofs.form },
    ),
    await send("/faucet/v1/eth-sepolia/claims", { address }, { ...json, "recaptcha-token": proofs.claim }),
    await send("/platform/v3/demo/sessions", { plan: "free" }, json),
    await send("/content/core/webhooks", { url: "https://hooks.example/", secret: "s" }, { ...json, authorization }),
    await send("/content/core/releases", { label: "Later" }, { ...json, authorization }),
    await send(
      "/availability/v1/results",
      { results: [{ ...result, takenAt: Date.now(), latency: 5, height: 7 }] },
      { ...json, authorization },
    ),
  ];
  const reads = () =>
    Promise.all(
      ["/health", "/ready", "/platform/v3/access_nodes/nodes_v2", "/content/api/v2", "/faucet/v1/networks"].map(
        async (path) => (await fetch(`${origin}${path}`)).status,
      ),
    );
  const disk = fillDisk();
  for (const [path, status, body] of await writes()) {
    expect([path, status]).toEqual([path, 507]);
    expect(body).toContain("The disk is full: nothing was stored.");
  }
  expect(await upload()).toEqual([507, expect.stringContaining("The disk is full")]);
  expect(await reads()).toEqual([200, 200, 200, 200, 200]);
  expect(await (await fetch(`${origin}/health`)).json()).toEqual({ status: "up", storage: "full" });
  disk.isFull = false;
  for (const [path, status, body] of await writes()) expect([path, status < 300, body]).toEqual([path, true, body]);
  expect(await (await fetch(`${origin}/health`)).json()).toEqual({ status: "up", storage: "writable" });
  jest.restoreAllMocks();
  await close();
  fs.rmSync(dataDir, { recursive: true });
});
