import { once } from "node:events";
import { createServer } from "node:http";

type Call = { id: unknown; method: string; params: unknown };
/** The response to a method: a result, or a raw body. */
export type Reply = { result?: unknown; status?: number; raw?: string; waitMs?: number };

/** A minimal JSON-RPC node that records its calls. */
export async function startTestNode(reply: (call: Call) => Reply = () => ({ result: "0x1" })) {
  const calls: Call[] = [];
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const part of request) text += String(part);
    const call: Call = JSON.parse(text);
    calls.push(call);
    bodies.push(text);
    const { result, status = 200, raw, waitMs = 0 } = reply(call);
    setTimeout(() => {
      response.writeHead(status, { "content-type": "application/json" });
      response.end(raw ?? JSON.stringify({ jsonrpc: "2.0", id: call.id, result }));
    }, waitMs).unref();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://localhost:${port}`,
    calls,
    /** The bodies of the calls, as they came. */
    bodies,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
