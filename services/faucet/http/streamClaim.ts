import type { EventEmitter } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";

import type { Context } from "hono";
import { streamSSE } from "hono/streaming";

import { isOver } from "../../../features/shared/contracts/faucetApi.ts";
import type { Claim } from "../../../features/shared/contracts/faucetApi.ts";
import { ConcurrencyLimit } from "../../kit/ConcurrencyLimit.ts";

const heartbeatMs = 10_000;
const maxDurationMs = 10 * 60_000;
const maxStreams = 2_000;
// A visitor has a few tabs; a shared network has more.
const maxStreamsPerVisitor = 40;
const busy = "Too many visitors watch their claims; ask again for its state.";
const streams = new ConcurrencyLimit({
  maxTotal: maxStreams,
  maxPerKey: maxStreamsPerVisitor,
  messages: { total: busy, key: busy },
});

type Watch = {
  changes: EventEmitter;
  claimId: string;
  /** Pseudonym of the visitor's network. */
  visitor: string;
  load: () => Promise<Claim>;
};

/** A claim as server-sent events until it ends; the connection closes after ten minutes and the browser reconnects. */
export function streamClaim(context: Context, { changes, claimId, visitor, load }: Watch) {
  const release = streams.acquire(visitor);
  context.header("cache-control", "no-store");
  context.header("x-accel-buffering", "no");
  return streamSSE(context, async (stream) => {
    let hasChanged = Promise.withResolvers<undefined>();
    const note = () => hasChanged.resolve(undefined);
    changes.on(claimId, note);
    stream.onAbort(note);
    const deadline = performance.now() + maxDurationMs;
    let last = "";
    try {
      while (!stream.aborted && performance.now() < deadline) {
        hasChanged = Promise.withResolvers<undefined>();
        const view = await load();
        const data = JSON.stringify(view);
        if (data === last) await stream.write(": still there\n\n");
        else await stream.writeSSE({ event: "claim", data });
        last = data;
        if (isOver(view)) return;
        // Another process may be paying, so also poll the database.
        const timer = new AbortController();
        await Promise.race([
          hasChanged.promise,
          sleep(heartbeatMs, undefined, { signal: timer.signal }).catch(() => undefined),
        ]);
        timer.abort();
      }
    } finally {
      changes.off(claimId, note);
      release();
    }
  });
}
