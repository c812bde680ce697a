import type { EventEmitter } from "node:events";
import { setTimeout as pause } from "node:timers/promises";

import type { Context } from "hono";
import { streamSSE } from "hono/streaming";

import { isFinal } from "../claims/view.ts";
import type { ClaimView } from "../claims/view.ts";
import { refuse } from "./errors.ts";

const beatMs = 10_000;
const longestMs = 10 * 60_000;
const mostStreams = 2_000;
let streams = 0;

/** A claim as server-sent events, from now until its end; the connection closes after ten minutes and the browser comes back. */
export function streamClaim(context: Context, changes: EventEmitter, claimId: string, load: () => Promise<ClaimView>) {
  if (streams >= mostStreams)
    throw refuse(503, "busy", "Too many visitors watch their claims; ask again for its state.");
  streams += 1;
  context.header("cache-control", "no-store");
  context.header("x-accel-buffering", "no");
  return streamSSE(context, async (stream) => {
    let hasChanged = Promise.withResolvers<undefined>();
    const note = () => hasChanged.resolve(undefined);
    changes.on(claimId, note);
    stream.onAbort(note);
    const deadline = Date.now() + longestMs;
    let last = "";
    try {
      while (!stream.aborted && Date.now() < deadline) {
        hasChanged = Promise.withResolvers<undefined>();
        const view = await load();
        const data = JSON.stringify(view);
        if (data === last) await stream.write(": still there\n\n");
        else await stream.writeSSE({ event: "claim", data });
        last = data;
        if (isFinal(view)) return;
        // Another process may do the paying, so a look now and then besides the news.
        const timer = new AbortController();
        await Promise.race([
          hasChanged.promise,
          pause(beatMs, undefined, { signal: timer.signal }).catch(() => undefined),
        ]);
        timer.abort();
      }
    } finally {
      changes.off(claimId, note);
      streams -= 1;
    }
  });
}
