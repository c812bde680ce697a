/**
 * What services share, and import from no other service: `Service`, errors, limits, captcha, secrets, locks, logs.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

import type { Hono } from "hono";

/** One embedded back end. Several share the process and the port; each answers its own absolute paths. */
export type Service = {
  /** Name in logs and in `/ready`. */
  name: string;
  /** Routes with absolute paths, such as `/platform/v3/account/`. */
  app: Hono;
  /** Handles requests outside of the app; returns whether this was one. */
  handleRequest?(request: IncomingMessage, response: ServerResponse): boolean;
  /** Handles connection upgrades; returns whether this was one. */
  handleUpgrade?(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  /** Throws with a sentence when the service could not answer a request right now. */
  check(): Promise<void>;
  /** Finishes running work, then closes files, timers and connections. */
  close(): Promise<void>;
};
