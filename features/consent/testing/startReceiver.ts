import { createServer, request } from "node:http";

/** One event as a receiver heard it. */
type ReceivedEvent = { name: string; path: string; visit: string; what?: string; at?: number };

/** Posted bodies with their paths. */
type ReceivedPost = { path: string; events: ReceivedEvent[] };

/** A loopback server for the site's own URLs, and a `fetch` that uses it, which jsdom lacks. */
export async function startReceiver() {
  let received: ReceivedPost[] = [];
  const server = createServer((incoming, response) => {
    let text = "";
    incoming.setEncoding("utf8").on("data", (part: string) => (text += part));
    incoming.on("end", () => {
      received.push({ path: incoming.url ?? "", ...JSON.parse(text) });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const underWay: Promise<void>[] = [];
  const fetch = (path: string, { method, headers, body }: { method: string; headers: object; body: string }) => {
    const sent = new Promise<void>((resolve, reject) => {
      const options = { host: "127.0.0.1", port, path, method, headers: { ...headers } };
      request(options, (response) => response.resume().on("end", resolve))
        .on("error", reject)
        .end(body);
    });
    underWay.push(sent);
    return sent;
  };
  return {
    fetch,
    /** Requests since the last call. */
    async take(): Promise<ReceivedPost[]> {
      await Promise.all(underWay);
      const taken = received;
      received = [];
      return taken;
    },
    close: () => server.close(),
  };
}
