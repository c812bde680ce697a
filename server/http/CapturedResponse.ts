import { ServerResponse } from "node:http";
import type { IncomingMessage, OutgoingHttpHeader, OutgoingHttpHeaders } from "node:http";

type Written = (error?: Error | null) => void;

/** A response that keeps what is written to it instead of sending it. */
export class CapturedResponse extends ServerResponse {
  private readonly chunks: Buffer[] = [];
  private readonly limit: number;
  private length = 0;

  constructor(request: IncomingMessage, limit: number) {
    super(request);
    this.limit = limit;
  }

  /** Everything that was written. */
  get body(): Buffer {
    return Buffer.concat(this.chunks);
  }

  override writeHead(
    status: number,
    reason?: string | OutgoingHttpHeaders | OutgoingHttpHeader[],
    headers?: OutgoingHttpHeaders | OutgoingHttpHeader[],
  ): this {
    const given = typeof reason === "string" ? headers : reason;
    // Headers that go straight to the wire could not be read back.
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
    // No socket will ever drain, so the end is announced here.
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
