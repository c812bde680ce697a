/** @jest-environment node */
import { createServer } from "node:net";
import type { Server } from "node:net";

import { requirePort } from "./bootstrap/requirePort.mjs";
import { findPort } from "./findPort.ts";

const servers: Server[] = [];

async function occupy(host?: string): Promise<number> {
  const server = createServer();
  servers.push(server);
  await new Promise<void>((resolve) => server.listen({ port: 0, host }, resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("A port was expected.");
  return address.port;
}

afterEach(() => servers.splice(0).forEach((server) => server.close()));

test.each([undefined, "127.0.0.1"])(
  "a port that is taken on %s is refused with how to choose another",
  async (host) => {
    const port = await occupy(host);
    await expect(requirePort("PORT", port)).rejects.toThrow(new RegExp(`^Port ${port} is in use: .*PORT=\\d+\\.$`));
  },
);

test("a free port is accepted", async () => {
  const port = await findPort(await occupy());
  await expect(requirePort("PORT", port)).resolves.toBeUndefined();
});

test("the search for a free port passes over taken ones", async () => {
  const port = await occupy("127.0.0.1");
  expect(await findPort(port)).toBeGreaterThan(port);
});
