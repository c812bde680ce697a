import type { IncomingMessage } from "node:http";

/** Most bytes that are read and dropped. */
export const maxDrainBytes = 64 * 1024 * 1024;
const maxTimeMs = 10_000;

/**
 * Reads and drops what a client still sends after its response. Closing the connection instead would reset it,
 * and a client that is still sending would report the reset in place of the response. Beyond 64 MB or 10 s the
 * connection is closed.
 */
export function drainRequest(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return;
  let bytes = 0;
  const timer = setTimeout(() => request.complete || request.destroy(), maxTimeMs).unref();
  request.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxDrainBytes) request.destroy();
  });
  request.once("close", () => clearTimeout(timer));
  request.resume();
}
