/**
 * Operation: health, telemetry, logs, shutdown, and messages between the instances of a cluster.
 */
import type { IncomingMessage, ServerResponse } from "node:http";

import type { ServerFacts } from "./observeServer.ts";

/** Pages rendered since the start, and pages taken from copies on the disk. */
type Renders = { rendered: number; confirmed: number };

declare global {
  /**
   * What the app reports about content it holds back because the repository lost most of it; times are milliseconds.
   */
  var halyardContentLoss:
    | { ref: string; since: number; believedAt: number; known: number; offered: number }
    | undefined;
}

type Options = {
  isReady: () => boolean;
  renders: () => Renders;
  backEnds: Readonly<Record<string, string>>;
  /** Why back ends are down, by name. */
  reasons: ReadonlyMap<string, string>;
};

/**
 * `/health`: the process is alive, and its render counts. `/ready`: it accepts visitors, neither before its start is
 * complete nor during shutdown. Back ends that are down are named with the reason and do not change the status: pages are served
 * without them, and all instances would be removed at once.
 */
export class Health {
  private readonly options: Options;
  private draining = false;

  constructor(options: Options) {
    this.options = options;
  }

  /** Answers `/ready` with 503 from now on. */
  startDraining(): void {
    this.draining = true;
  }

  /** What metrics report. */
  read(): Omit<ServerFacts, "storedBytes"> {
    const { renders, backEnds } = this.options;
    const contentHeldBack = globalThis.halyardContentLoss !== undefined;
    return { ready: this.isReady(), pages: renders(), backEnds, contentHeldBack };
  }

  private isReady(): boolean {
    return !this.draining && this.options.isReady();
  }

  handle(path: "/health" | "/ready", request: IncomingMessage, response: ServerResponse): void {
    const ready = this.isReady();
    const good = path === "/health" || ready;
    const { renders, backEnds, reasons } = this.options;
    const why = reasons.size > 0 ? { reasons: Object.fromEntries(reasons) } : {};
    const facts = path === "/health" ? { pages: renders() } : { backEnds, ...why };
    const body = JSON.stringify({ status: toStatus(path, ready), ...facts, ...contentLoss() });
    response.writeHead(good ? 200 : 503, [
      "content-type",
      "application/json; charset=utf-8",
      "cache-control",
      "no-store",
      "x-content-type-options",
      "nosniff",
      "content-length",
      String(Buffer.byteLength(body)),
    ]);
    response.end(request.method === "HEAD" ? undefined : body);
  }
}

/** Why the last good content is shown instead of the repository's: document counts before and after, and until when. */
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
