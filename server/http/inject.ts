import { IncomingMessage, ServerResponse } from "node:http";
import type { OutgoingHttpHeader, OutgoingHttpHeaders } from "node:http";
import { Socket } from "node:net";

/** A request handler: the framework's, or a test's. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

type InjectedRequest = { url: string; method?: "GET" | "POST"; headers?: Record<string, string> };

export type InjectedResponse = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/** The handler did not respond in time. */
class InjectTimeoutError extends Error {}

const maxResponseBytes = 8 * 1024 * 1024;

/**
 * Sends a request to a handler inside this process, without a socket; throws when it fails, exceeds the size limit or
 * times out. It receives only the headers given here.
 */
export function inject(
  handler: Handler,
  { url, method = "GET", headers = {} }: InjectedRequest,
  timeoutMs: number,
): Promise<InjectedResponse> {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method, url, httpVersion: "1.1", httpVersionMajor: 1, httpVersionMinor: 1 });
  request.headers = headers;
  request.rawHeaders = Object.entries(headers).flat();
  request.complete = true;
  request.push(null);
  const response = new CapturedResponse(request, maxResponseBytes);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new InjectTimeoutError(`No answer within ${timeoutMs} ms`));
      // Notifies the handler that the response is no longer needed.
      response.destroy();
    }, timeoutMs).unref();
    response.once("error", reject);
    response.once("finish", () => {
      clearTimeout(timer);
      resolve({ status: response.statusCode, headers: response.getHeaders(), body: response.body });
    });
    Promise.resolve(handler(request, response)).catch((error: unknown) => {
      clearTimeout(timer);
      reject(error instanceof Error ? error : new Error(String(error)));
    });
  });
}

type Written = (error?: Error | null) => void;

/** A response that collects its body instead of sending it. */
class CapturedResponse extends ServerResponse {
  private readonly chunks: Buffer[] = [];
  private readonly limit: number;
  private length = 0;

  constructor(request: IncomingMessage, limit: number) {
    super(request);
    this.limit = limit;
  }

  /** The collected body. */
  get body(): Buffer {
    return Buffer.concat(this.chunks);
  }

  override writeHead(
    status: number,
    reason?: string | OutgoingHttpHeaders | OutgoingHttpHeader[],
    headers?: OutgoingHttpHeaders | OutgoingHttpHeader[],
  ): this {
    const given = typeof reason === "string" ? headers : reason;
    // Headers written straight to the socket could not be read back.
    if (given && !Array.isArray(given)) {
      for (const [name, value] of Object.entries(given)) if (value !== undefined) this.setHeader(name, value);
    }
    return super.writeHead(status);
  }

  override write(chunk: string | Uint8Array, encoding?: BufferEncoding | Written, done?: Written): boolean {
    this.keep(chunk, typeof encoding === "string" ? encoding : undefined);
    const callback = typeof encoding === "function" ? encoding : done;
    if (callback) queueMicrotask(callback);
    return true;
  }

  override end(
    chunk?: string | Uint8Array | (() => void),
    encoding?: BufferEncoding | (() => void),
    done?: () => void,
  ): this {
    if (chunk !== undefined && typeof chunk !== "function" && chunk !== null) {
      this.keep(chunk, typeof encoding === "string" ? encoding : undefined);
    }
    super.end();
    const callback = [chunk, encoding, done].find((one) => typeof one === "function");
    // No socket will drain, so the end is signalled here.
    setImmediate(() => {
      this.emit("finish");
      this.emit("close");
      if (typeof callback === "function") callback();
    });
    return this;
  }

  private keep(chunk: string | Uint8Array, encoding?: BufferEncoding): void {
    const bytes = typeof chunk === "string" ? Buffer.from(chunk, encoding) : Buffer.from(chunk);
    this.length += bytes.length;
    if (this.length > this.limit) this.destroy(new Error(`The answer is longer than ${this.limit} bytes`));
    else this.chunks.push(bytes);
  }
}
