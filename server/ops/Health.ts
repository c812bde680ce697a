/**
 * Operation: health, telemetry, logs, shutdown, and messages between the instances of a cluster.
 */
import type { IncomingMessage, ServerResponse } from "node:http";

/** Pages rendered since the start, and pages requested again and found unchanged. */
type Renders = { rendered: number; confirmed: number };

declare global {
  /** What the app tells of content it holds back because the repository lost most of it; times are milliseconds. */
  var halyardContentLoss:
    | { ref: string; since: number; believedAt: number; known: number; offered: number }
    | undefined;
}

type Options = {
  isReady: () => boolean;
  renders: () => Renders;
  backEnds: Readonly<Record<string, string>>;
};

/**
 * `/health`: the process runs, and how much it rendered. `/ready`: send it visitors; not before it can answer, not while
 * it is leaving. It names the back ends that are down and is ready all the same: pages are answered without them, and all
 * instances would leave at once.
 */
export class Health {
  private readonly options: Options;
  private draining = false;

  constructor(options: Options) {
    this.options = options;
  }

  /** From now on no new visitors are wanted. */
  startDraining(): void {
    this.draining = true;
  }

  answer(path: "/health" | "/ready", request: IncomingMessage, response: ServerResponse): void {
    const ready = !this.draining && this.options.isReady();
    const good = path === "/health" || ready;
    const { renders, backEnds } = this.options;
    const facts = path === "/health" ? { pages: renders() } : { backEnds };
    const body = JSON.stringify({ status: toStatus(path, ready), ...facts, ...contentLoss() });
    response.writeHead(good ? 200 : 503, [
      "content-type",
      "application/json; charset=utf-8",
      "cache-control",
      "no-store",
      "x-content-type-options",
      "nosniff",
      "content-length",
      String(body.length),
    ]);
    response.end(request.method === "HEAD" ? undefined : body);
  }
}

/** Why the last good content is shown in place of the repository's: documents known and offered, until when. */
function contentLoss() {
  const loss = globalThis.halyardContentLoss;
  if (!loss) return {};
  const { known, offered, since, believedAt } = loss;
  const written = (at: number) => new Date(at).toISOString();
  return { contentHeldBack: { known, offered, since: written(since), until: written(believedAt) } };
}

function toStatus(path: "/health" | "/ready", ready: boolean): string {
  if (path === "/health") return "up";
  return ready ? "ready" : "not ready";
}
