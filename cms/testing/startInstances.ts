import { createServer, request } from "node:http";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

import type { ContentOptions } from "#cms/createContentService.server.ts";

import { serveContent } from "./serveContent.ts";

type Options = Partial<ContentOptions> & Pick<ContentOptions, "contentDir">;

/** Several instances of the service on one folder and database, behind one URL that forwards to each in turn. */
export async function startInstances(count: number, options: Options) {
  const instances: Awaited<ReturnType<typeof serveContent>>[] = [];
  for (let index = 0; index < count; index += 1) instances.push(await serveContent(options));
  const { server, origin } = await startProxy(instances.map((instance) => instance.origin));
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    for (const instance of instances) await instance.close();
  };
  return { origin, origins: instances.map((instance) => instance.origin), close };
}

async function startProxy(origins: string[]): Promise<{ server: Server; origin: string }> {
  let requests = 0;
  const server = createServer((incoming, outgoing) => {
    requests += 1;
    const target = new URL(incoming.url ?? "/", origins[requests % origins.length]);
    // The instance builds URLs from the request's host.
    const passed = request(target, { method: incoming.method, headers: incoming.headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    passed.on("error", () => {
      if (!outgoing.headersSent) outgoing.destroy();
    });
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  const { port }: Pick<AddressInfo, "port"> = typeof address === "object" && address ? address : { port: 0 };
  return { server, origin: `http://127.0.0.1:${port}` };
}
