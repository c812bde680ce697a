import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { RequestListener } from "node:http";

/** An endpoint of a chain for tests. */
export type TestEndpoint = { url: string; close(): Promise<void> };

/** Starts an HTTP server with the given response. */
export async function startEndpoint(listener: RequestListener): Promise<TestEndpoint> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${isInfo(address) ? address.port : 0}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** A closed port. */
export async function findClosedPort(): Promise<number> {
  const { url, close } = await startEndpoint(() => undefined);
  await close();
  return Number(new URL(url).port);
}

const isInfo = (address: AddressInfo | string | null): address is AddressInfo => typeof address === "object";
