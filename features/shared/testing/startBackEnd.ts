import { createServer } from "node:http";
import type { RequestListener } from "node:http";

/** A back end for tests, with real HTTP. */
export type BackEnd = {
  url: string;
  /** Method, path and `authorization` of every request so far. */
  requests: string[];
  /** Changes what it answers. */
  respondWith(listener: RequestListener): void;
  close(): Promise<void>;
};

/** Starts a back end on a free port with a test's responses. */
export async function startBackEnd(first: RequestListener = missing): Promise<BackEnd> {
  let result = first;
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push([request.method, request.url, request.headers.authorization].filter(Boolean).join(" "));
    result(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    respondWith: (next) => {
      result = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** An answer of JSON. */
export const json =
  (body: unknown, status = 200): RequestListener =>
  (_, response) => {
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  };

const missing: RequestListener = json({ error: { code: "not_found", message: "Nothing here." } }, 404);

const tenMegabytes = Buffer.alloc(10 * 1024 * 1024, " ");

/** Failures of a back end other than being unreachable. */
export const failures: Record<string, RequestListener> = {
  "answers 500": json({ error: { code: "internal", message: "Oh." } }, 500),
  "answers another shape": json({ weather: "fine" }),
  "answers nothing": (_, response) => void response.writeHead(200).end(),
  "answers a web page": (_, response) => void response.writeHead(200).end("<!doctype html><title>Proxy</title>"),
  "answers 10 MB": (_, response) => void response.writeHead(200).end(tenMegabytes),
  "takes 30 seconds": () => undefined,
  "stops in the middle": (_, response) => void response.writeHead(200).write("["),
};

/**
 * Makes the time limit of every call to one back end a twentieth of itself, so that a test of a slow one is quick. Calls
 * to others keep theirs, since good answers take their time where many tests share the machine; a call without a limit
 * stays without.
 */
export function shortenLimits({ url }: BackEnd): void {
  const { fetch } = globalThis;
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const limits = new WeakMap<AbortSignal, number>();
  jest.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => {
    const signal = timeout(milliseconds);
    limits.set(signal, milliseconds);
    return signal;
  });
  jest.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
    const limit = init?.signal && String(input).startsWith(url) ? limits.get(init.signal) : undefined;
    return fetch(input, limit ? { ...init, signal: timeout(Math.ceil(limit / 20)) } : init);
  });
}
