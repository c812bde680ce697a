import { once } from "node:events";
import { createServer } from "node:http";
import type { IncomingHttpHeaders } from "node:http";

import { WebSocketServer } from "ws";

/** A minimal gateway: it reports the requests it received and echoes WebSocket messages. */
export async function startTestGateway() {
  const received: IncomingHttpHeaders[] = [];
  const sockets = new WebSocketServer({ noServer: true });
  const server = createServer(async (request, response) => {
    received.push(request.headers);
    if (request.headers["x-early"]) return void response.writeHead(413, { connection: "close" }).end("too long");
    let bytes = 0;
    for await (const part of request) bytes += Buffer.byteLength(part);
    const headers = { "access-control-allow-origin": "*", "retry-after": "7", "set-cookie": "a=b" };
    response.writeHead(429, headers).end(JSON.stringify({ method: request.method, url: request.url, bytes }));
  });
  server.on("upgrade", (request, socket, head) => {
    if (request.url === "/rpc/eth/demo/bad")
      return void socket.end("HTTP/1.1 401 Unauthorized\r\ncontent-length: 0\r\n\r\n");
    sockets.handleUpgrade(request, socket, head, (client) =>
      client.on("message", (data) => client.send(`got ${String(data)}`)),
    );
    return undefined;
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Headers of the received requests. */
    received,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type TestGateway = Awaited<ReturnType<typeof startTestGateway>>;
