import { BackgroundQueue } from "../http/BackgroundQueue.ts";
import type { App } from "./App.ts";
import type { RouteTableLoader } from "../routing/RouteTableLoader.ts";

type Options = { app: App; routing: Pick<RouteTableLoader, "table"> };

// Figures in texts may be that old; a publication counts at once.
const maxAgeMs = 3_600_000;

/** Pages as the app renders them, for readers inside this process that need hundreds at a time. */
export class HtmlSource {
  private readonly options: Options;
  private readonly queue = new BackgroundQueue();
  private readonly queued = new Set<string>();

  constructor(options: Options) {
    this.options = options;
  }

  /**
   * The HTML of a page; `undefined` for a path that is no page. Copies on the disk are returned at once, and old ones are
   * rendered again one after another. Throws when rendering fails.
   */
  async load(key: string): Promise<string | undefined> {
    const { app, routing } = this.options;
    const { table } = routing;
    if (!table?.hasPage(key)) return undefined;
    const request = { url: encodeURI(key), page: { path: table.writeAppPath(key), status: 200 } };
    const { status, body, renderedAt = Infinity } = await app.requestPage(request);
    if (status !== 200) throw new Error(`${key} answered ${status}`);
    if (Date.now() > renderedAt + maxAgeMs && !this.queued.has(key)) {
      this.queued.add(key);
      this.queue.add(async () => {
        await app.requestPage({ ...request, isFresh: true }).finally(() => this.queued.delete(key));
      });
    }
    return body.toString();
  }
}
