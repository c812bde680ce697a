import type { IncomingMessage } from "node:http";

/** The body as text; `undefined` above `maxBytes`. It is read to `maxDrainedBytes`: an unread rest would block the connection. */
export async function readRequestText(
  request: IncomingMessage,
  maxBytes: number,
  maxDrainedBytes = 1_048_576,
): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > maxDrainedBytes) return undefined;
    if (size <= maxBytes) chunks.push(chunk);
  }
  return size <= maxBytes ? Buffer.concat(chunks).toString() : undefined;
}
