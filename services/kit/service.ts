/** Shared by services, which import from no other service: `Service`, errors, limits, captcha, secrets, locks, logs. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

import type { Hono } from "hono";

/** An embedded back end. Several share a process and a port; each has absolute paths of its own. */
export type Service = {
  /** Name in logs and in `/ready`. */
  name: string;
  /** Routes with absolute paths, such as `/platform/v3/account/`. */
  app: Hono;
  /** Handles requests outside of the app; returns whether it did. */
  handleRequest?(request: IncomingMessage, response: ServerResponse): boolean;
  /** Handles upgrades; returns whether it did. */
  handleUpgrade?(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  /** Throws a sentence when the service cannot answer requests. */
  check(): Promise<void>;
  /**
   * What is down while it works without it, in a sentence; as of the last use, or after a try when `isTried`. Never
   * throws.
   */
  findDegraded?(options: { isTried: boolean }): Promise<string | undefined>;
  /** Stored files that it cannot read, and works without. */
  listUnreadable?(): Promise<string[]>;
  /** Finishes running work, then closes files, timers and connections. */
  close(): Promise<void>;
};
