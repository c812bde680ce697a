import type { Server } from "node:http";
import type { Socket } from "node:net";

import { readPlainRequest } from "./plainRequest.ts";
import type { PlainRequest } from "./plainRequest.ts";
import type { HeaderList } from "./representation.ts";

/** An answer as it lies in memory. One that is kept is the same object every time; others are put together anew. */
export type Ready = {
  status: 200 | 404;
  /** Headers as they are sent. */ lines: string;
  parts: Buffer[];
  kept: boolean;
};

/** What can be sent at once; `undefined` when a request has to be looked at more closely. */
export type FindReady = (request: PlainRequest) => Ready | undefined;

type Options = {
  find: FindReady;
  /** Further headers of pages, which change with the second; it is counted as the clock does. */
  headersOf?: ((second: number) => HeaderList) | undefined;
};

type Attach = (this: Server, socket: Socket) => void;
/** The headers that are new every second, by what they are sent with. */
type Clock = { second: number; lines: Record<Ready["status"], string> };
type Written = { second: number; bytes: Buffer };

const empty = Buffer.alloc(0);
const reasons = { 200: "OK", 404: "Not Found" };

/**
 * Answers plain requests for pages in memory before anything is made of them. Node's HTTP server spends more on a
 * request than everything else together (two thirds of 50 µs of CPU, measured with 13 KB pages); these cost the look at
 * one text and one write. A connection with any other request is handed to the HTTP server, and stays with it.
 */
export class ReadyAnswers {
  private readonly server: Server;
  private readonly options: Options;
  private readonly attach: Attach;
  private readonly waiting = new Set<Socket>();
  private readonly written = new WeakMap<Ready, Written>();
  private leaving = false;
  private clock: Clock = { second: 0, lines: { 200: "", 404: "" } };

  /** Puts itself before a server's own handling of connections; the server's limits hold for both. */
  constructor(server: Server, options: Options) {
    this.server = server;
    this.options = options;
    const [attach] = server.listeners("connection");
    if (!attach) throw new Error("The server handles no connections");
    this.attach = (socket) => void attach.call(server, socket);
    server.removeAllListeners("connection");
    server.on("connection", (socket) => this.accept(socket));
  }

  /** From now on the server alone answers. */
  leave(): void {
    this.leaving = true;
  }

  /** Closes the connections on which nothing was asked yet, or everything is answered. */
  closeIdle(): void {
    for (const socket of this.waiting) socket.end();
  }

  private accept(socket: Socket): void {
    if (this.leaving) return this.attach.call(this.server, socket);
    this.waiting.add(socket);
    let answered = 0;
    const close = () => void socket.destroy();
    const end = () => void socket.end();
    const forget = () => void this.waiting.delete(socket);
    const hear = (bytes: Buffer) => {
      const ready = this.leaving || answered >= this.most ? undefined : this.lookUp(bytes);
      if (!ready) {
        socket.off("data", hear).off("timeout", close).off("error", close).off("end", end).off("close", forget);
        forget();
        return this.handOver(socket, bytes);
      }
      answered += 1;
      if (answered === 1) socket.setTimeout(this.server.keepAliveTimeout);
      if (this.write(socket, ready)) return;
      // Who does not read is not answered any further.
      socket.pause();
      socket.once("drain", () => socket.resume());
    };
    socket.setTimeout(this.server.headersTimeout);
    socket.on("data", hear).on("timeout", close).on("error", close).on("end", end).on("close", forget);
  }

  private get most(): number {
    return this.server.maxRequestsPerSocket || Infinity;
  }

  private lookUp(bytes: Buffer): Ready | undefined {
    const request = readPlainRequest(bytes);
    return request && this.options.find(request);
  }

  private handOver(socket: Socket, bytes: Buffer): void {
    socket.setTimeout(0);
    socket.pause();
    this.attach.call(this.server, socket);
    socket.unshift(bytes);
    socket.resume();
  }

  /** Whether the other side still takes more. */
  private write(socket: Socket, ready: Ready): boolean {
    const second = Math.floor(Date.now() / 1_000);
    if (second !== this.clock.second) this.clock = { second, lines: this.linesAt(second) };
    const [first = empty, ...others] = ready.parts;
    if (ready.kept) return socket.write(this.bytesOf(ready, second));
    // Put together by the system: copying costs more than the rest.
    socket.cork();
    let takesMore = socket.write(Buffer.concat([this.headOf(ready), first]));
    for (const part of others) takesMore = socket.write(part);
    socket.uncork();
    return takesMore;
  }

  private bytesOf(ready: Ready, second: number): Buffer {
    const written = this.written.get(ready);
    if (written?.second === second) return written.bytes;
    const bytes = Buffer.concat([this.headOf(ready), ...ready.parts]);
    this.written.set(ready, { second, bytes });
    return bytes;
  }

  private headOf({ status, lines }: Ready): Buffer {
    return Buffer.from(`HTTP/1.1 ${status} ${reasons[status]}\r\n${lines}${this.clock.lines[status]}\r\n`, "latin1");
  }

  private linesAt(second: number): Clock["lines"] {
    // That a connection stays open goes without saying in HTTP/1.1, and a page should come in one round trip.
    const own = ["date", new Date(second * 1_000).toUTCString()];
    return { 200: linesOf([...(this.options.headersOf?.(second) ?? []), ...own]), 404: linesOf(own) };
  }
}

/** Headers as they are sent. */
export function linesOf(headers: HeaderList): string {
  let lines = "";
  for (let at = 0; at < headers.length; at += 2) lines += `${headers[at]}: ${headers[at + 1]}\r\n`;
  return lines;
}
