import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { RequestListener } from "node:http";

type RecordedRequest = { at: number; url: URL; status: number };

/** The embedded repository behind a proxy that records requests and can replace responses. */
export type TestRepository = {
  /** URL of the document API. */
  endpoint: string;
  images: string;
  requests: RecordedRequest[];
  /** Responses for the next document requests, in order, instead of the repository's. */
  intercept(...listener: RequestListener[]): void;
  close(): Promise<void>;
};

/** Starts an embedded repository in its own process, with a project's content or a folder's. */
export async function startRepository(folder = "content", project = process.cwd()): Promise<TestRepository> {
  const child = spawn(process.execPath, ["cms/testing/process.ts", folder], {
    cwd: project,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  const [line] = await once(child.stdout.setEncoding("utf8"), "data");
  const origin = String(line).trim();
  const requests: RecordedRequest[] = [];
  const waiting: RequestListener[] = [];
  const gate = createServer((request, response) => {
    const url = new URL(request.url ?? "/", origin);
    response.once("finish", () => requests.push({ at: performance.now(), url, status: response.statusCode }));
    const instead = url.pathname.endsWith("/search") ? waiting.shift() : undefined;
    if (instead) return instead(request, response);
    void pass(url).then(({ status, type, body }) => response.writeHead(status, { "content-type": type }).end(body));
    return undefined;
  });
  await new Promise<void>((resolve) => gate.listen(0, "127.0.0.1", resolve));
  const address = gate.address();
  const own = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;

  async function pass(url: URL) {
    const response = await fetch(url);
    const type = response.headers.get("content-type") ?? "";
    const body = Buffer.from(await response.arrayBuffer());
    // The repository's own URL in its responses would bypass the proxy.
    const isText = type.includes("json");
    return { status: response.status, type, body: isText ? body.toString().replaceAll(origin, own) : body };
  }

  return {
    endpoint: `${own}/content/api/v2`,
    images: `${own}/storage/web/images`,
    requests,
    intercept: (...responses) => void waiting.splice(0, waiting.length, ...responses),
    close: async () => {
      gate.closeAllConnections();
      await new Promise((resolve) => gate.close(resolve));
      child.kill("SIGTERM");
      await ended;
    },
  };
}
