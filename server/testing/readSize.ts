import type { IncomingMessage } from "node:http";

/** Bytes of a request's body; of its beginning only, as an endpoint reads that takes no more. */
export async function readSize(request: IncomingMessage, isPart = false): Promise<number> {
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (isPart) return size;
  }
  return size;
}
