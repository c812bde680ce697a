import { createServer } from "node:http";
import type { IncomingMessage, RequestListener } from "node:http";

type TestNode = {
  url: string;
  /** Received requests: verb, path and body. */
  seen: { verb: string; path: string; body: string }[];
  close(): Promise<void>;
};

/** A node with a scripted response. */
export async function startNode(listener: RequestListener): Promise<TestNode> {
  const seen: TestNode["seen"] = [];
  const server = createServer((request, response) => {
    void readText(request).then((body) => {
      seen.push({ verb: request.method ?? "", path: request.url ?? "", body });
      listener(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
}
