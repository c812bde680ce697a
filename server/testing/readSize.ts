import type { IncomingMessage } from "node:http";

/** Bytes of a request's body; with a limit only its start, as an endpoint with a size limit reads it. */
export async function readSize(request: IncomingMessage, isPart = false): Promise<number> {
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (isPart) return size;
  }
  return size;
}
