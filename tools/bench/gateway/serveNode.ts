/** Program: a node that answers every call at once; prints its port. */
import { once } from "node:events";
import { createServer } from "node:http";

const server = createServer((request, response) => {
  request.resume();
  request.on("end", () =>
    response.setHeader("content-type", "application/json").end('{"jsonrpc":"2.0","id":1,"result":"0x1"}'),
  );
});
server.keepAliveTimeout = 60_000;
await once(server.listen(0, "127.0.0.1"), "listening");
const address = server.address();
console.log(`port ${typeof address === "object" && address ? address.port : 0}`);
