/** @jest-environment node */
import { once } from "node:events";
import { connect } from "node:net";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

import { Hono } from "hono";

import { createServicesServer } from "./createServicesServer.ts";
import { limitBody } from "./readBody.ts";
import { HttpError } from "./HttpError.ts";

const bodyBytes = 4096;

async function serve() {
  const app = new Hono()
    .onError((error, context) => context.json({ message: error.message }, error instanceof HttpError ? 413 : 500))
    .post("/", limitBody(1024), (context) => context.json({}));
  const server = createServicesServer(app, []);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const { port }: Pick<AddressInfo, "port"> = typeof address === "object" && address ? address : { port: 0 };
  return { server, port };
}

test("a client that sends slowly gets the response of a body that is too large, and can go on", async () => {
  const { server, port } = await serve();
  try {
    const socket = connect(port, "127.0.0.1");
    const parts: string[] = [];
    const errors: Error[] = [];
    const closed = new Promise((resolve) => socket.once("close", resolve));
    socket.setEncoding("utf8").on("data", (part: string) => parts.push(part));
    socket.on("error", (error) => errors.push(error));
    socket.write(`POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: ${bodyBytes}\r\n\r\n`);
    await once(socket, "data");
    // The client's own pace: libraries on slow lines send for seconds after a response.
    for (let sent = 0; sent < bodyBytes; sent += bodyBytes / 4) {
      await pause(200);
      socket.write("x".repeat(bodyBytes / 4));
    }
    socket.write("POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{}");
    await closed;
    expect(errors).toEqual([]);
    expect(parts.join("").match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 413", "HTTP/1.1 200"]);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
