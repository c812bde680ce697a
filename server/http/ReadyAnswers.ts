import type { Server } from "node:http";
import type { Socket } from "node:net";

import { readPlainRequest } from "./plainRequest.ts";
import type { PlainRequest } from "./plainRequest.ts";
import type { Variant } from "./representation.ts";

/** What can be sent at once, as it lies in memory; `undefined` when a request has to be looked at more closely. */
export type FindReady = (request: PlainRequest) => Variant | undefined;

type Attach = (this: Server, socket: Socket) => void;
type Ready = { second: number; bytes: Buffer };

/**
 * Answers plain requests for pages in memory before anything is made of them. Node's HTTP server spends more on a
 * request than everything else together (two thirds of 50 µs of CPU, measured with 13 KB pages); these cost the look at
 * one text and one write. A connection with any other request is handed to the HTTP server, and stays with it.
 */
export class ReadyAnswers {
  private readonly server: Server;
  private readonly find: FindReady;
  private readonly attach: Attach;
  private readonly waiting = new Set<Socket>();
  private readonly ready = new WeakMap<Variant, Ready>();
  private leaving = false;

  /** Puts itself before a server's own handling of connections; the server's limits hold for both. */
  constructor(server: Server, find: FindReady) {
    this.server = server;
    this.find = find;
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
      const variant = this.leaving || answered >= this.most ? undefined : this.lookUp(bytes);
      if (!variant) {
        socket.off("data", hear).off("timeout", close).off("error", close).off("end", end).off("close", forget);
        forget();
        return this.handOver(socket, bytes);
      }
      answered += 1;
      if (answered === 1) socket.setTimeout(this.server.keepAliveTimeout);
      if (socket.write(this.bytesOf(variant))) return;
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

  private lookUp(bytes: Buffer): Variant | undefined {
    const request = readPlainRequest(bytes);
    return request && this.find(request);
  }

  private handOver(socket: Socket, bytes: Buffer): void {
    socket.setTimeout(0);
    socket.pause();
    this.attach.call(this.server, socket);
    socket.unshift(bytes);
    socket.resume();
  }

  private bytesOf(variant: Variant): Buffer {
    const second = Math.floor(Date.now() / 1_000);
    const ready = this.ready.get(variant);
    if (ready?.second === second) return ready.bytes;
    const bytes = Buffer.concat([Buffer.from(this.headOf(variant, second), "latin1"), variant.body]);
    this.ready.set(variant, { second, bytes });
    return bytes;
  }

  private headOf({ headers }: Variant, second: number): string {
    let lines = "";
    for (let at = 0; at < headers.length; at += 2) lines += `${headers[at]}: ${headers[at + 1]}\r\n`;
    const seconds = Math.floor(this.server.keepAliveTimeout / 1_000);
    const kept = `date: ${new Date(second * 1_000).toUTCString()}\r\nconnection: keep-alive\r\nkeep-alive: timeout=${seconds}\r\n`;
    return `HTTP/1.1 200 OK\r\n${lines}${kept}\r\n`;
  }
}
