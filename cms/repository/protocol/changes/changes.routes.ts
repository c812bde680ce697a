import { Hono } from "hono";
import { streamSSE } from "hono/streaming";

import type { Accepted } from "#kit/isSame.ts";
import { isSame } from "#kit/isSame.ts";
import { getAccessToken } from "#cms/repository/protocol/document/access.server.ts";

import type { Change, ChangeFeed } from "./ChangeFeed.server.ts";

const maxListeners = 50;
// Proxies close idle connections.
const keepAliveMs = 15_000;

type Options = { changes: ChangeFeed; accessToken: Accepted };

/** `GET /content/changes`, with the access token: an event stream of changes and problems, for a site under development. */
export function createChangesApi({ changes, accessToken }: Options): Hono {
  const app = new Hono();
  let listeners = 0;
  app.get("/content/changes", (context) => {
    if (!isSame(getAccessToken(context) ?? "", accessToken)) {
      return context.json({ message: "The event stream needs the access token" }, 401);
    }
    if (listeners >= maxListeners) return context.json({ message: `At most ${maxListeners} listen at once` }, 503);
    listeners += 1;
    return streamSSE(context, async (stream) => {
      const send = (change: Change) => stream.writeSSE({ data: JSON.stringify(change) });
      const timer = setInterval(() => void stream.write(": alive\n\n"), keepAliveMs);
      const ended = new Promise<void>((resolve) => {
        const end = changes.subscribe((change) => (change ? void send(change) : resolve()));
        stream.onAbort(() => {
          end();
          resolve();
        });
      });
      await send(changes.current);
      await ended;
      clearInterval(timer);
      listeners -= 1;
    });
  });
  return app;
}
