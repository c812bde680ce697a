/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import type { Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { findPort } from "../findPort.ts";
import { requireFreePorts } from "./requireFreePorts.mjs";

let server: Server;
let taken: string;
let free: string;
const folder = mkdtempSync(join(tmpdir(), "ports-"));

beforeAll(async () => {
  server = createServer();
  const port = await findPort(4_870);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  taken = String(port);
  free = String(await findPort(port + 1));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test("a taken port of the site or of its back ends is reported before packages are installed", async () => {
  await expect(requireFreePorts({ PORT: taken, DATA_DIR: folder })).rejects.toThrow(`Port ${taken} is in use`);
  const second = requireFreePorts({ PORT: free, SERVICES_PORT: taken, DATA_DIR: folder });
  await expect(second).rejects.toThrow(/SERVICES_PORT/);
});

test("the port of back ends that are not started, or run already, may be taken", async () => {
  const ports = { PORT: free, SERVICES_PORT: taken, DATA_DIR: folder };
  await expect(requireFreePorts({ ...ports, PRISMIC_REPOSITORY: "acme" })).resolves.toBeUndefined();
  writeFileSync(join(folder, "running"), "");
  await expect(requireFreePorts(ports)).resolves.toBeUndefined();
});

test("an invalid port is left to the check of all settings", async () => {
  await expect(requireFreePorts({ PORT: "a word", SERVICES_PORT: free, DATA_DIR: folder })).resolves.toBeUndefined();
});
