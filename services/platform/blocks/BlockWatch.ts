import type { Blocks } from "../../../features/shared/contracts/platformApi.ts";
import { getErrorMessage, log } from "../../kit/log.ts";

type Network = Blocks["networks"][number];

/** A network whose height can be polled. */
export type BlockSource = Pick<Network, "chain" | "network" | "isDemo"> & {
  /** The height of the latest block; throws when the node does not respond. */
  readHeight(): Promise<number>;
  /** The blocks up to a height with their times, oldest first; without it they are noticed as they come. */
  readBlocks?(height: number): Promise<Network["blocks"]>;
};

type Options = { sources: readonly BlockSource[]; now?: () => number; intervalMs?: number; idleMs?: number };

const maxBlocks = 240;
// Blocks found by one poll are spread evenly over the interval; a larger gap means that polling was paused.
const maxGap = 16;

type Watched = {
  source: BlockSource;
  blocks: Network["blocks"];
  lastLook: number;
  isBusy: boolean;
  hasFailed: boolean;
};

/** Tracks the latest blocks of connected networks while clients request them. */
export class BlockWatch {
  private readonly watched: Watched[];
  private readonly now: () => number;
  private readonly intervalMs: number;
  private readonly idleMs: number;
  private timer: NodeJS.Timeout | undefined;
  private askedAt = 0;

  constructor({ sources, now = Date.now, intervalMs = 1_000, idleMs = 20_000 }: Options) {
    this.watched = sources.map((source) => ({ source, blocks: [], lastLook: 0, isBusy: false, hasFailed: false }));
    this.now = now;
    this.intervalMs = intervalMs;
    this.idleMs = idleMs;
  }

  /** The known blocks; keeps polling for a while after each call. */
  read(): Blocks {
    this.askedAt = this.now();
    this.timer ??= setInterval(() => this.tick(), this.intervalMs).unref();
    return {
      networks: this.watched.map(({ source: { chain, network, isDemo }, blocks }) => ({
        chain,
        network,
        isDemo,
        blocks,
      })),
    };
  }

  close(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  /** Polls every network once, except those with a pending request. */
  async look(): Promise<void> {
    await Promise.all(this.watched.filter(({ isBusy }) => !isBusy).map((watched) => this.lookAt(watched)));
  }

  private tick(): void {
    if (this.now() - this.askedAt > this.idleMs) return this.close();
    void this.look();
  }

  private async lookAt(watched: Watched): Promise<void> {
    watched.isBusy = true;
    try {
      const height = await watched.source.readHeight();
      if (!this.note(watched, height) && watched.source.readBlocks)
        watched.blocks = await watched.source.readBlocks(height);
      watched.hasFailed = false;
    } catch (error) {
      const { chain, network } = watched.source;
      if (!watched.hasFailed)
        log("warn", "platform", "the blocks of a network cannot be read", {
          network: `${chain} ${network}`,
          reason: getErrorMessage(error),
        });
      watched.hasFailed = true;
    } finally {
      watched.isBusy = false;
    }
  }

  /** Adds the blocks up to a height; `false` when those before it are not known. */
  private note(watched: Watched, height: number): boolean {
    const now = this.now();
    const { blocks, lastLook } = watched;
    const latest = blocks.at(-1)?.height;
    watched.lastLook = now;
    // Also the start of a chain that was reset or not polled for a while.
    if (latest === undefined || height < latest || height - latest > maxGap || now - lastLook > this.idleMs) {
      watched.blocks = height === latest ? blocks : [{ height, at: now }];
      return height === latest;
    }
    const count = height - latest;
    const since = Math.max(lastLook, now - this.intervalMs * 2);
    const added = Array.from({ length: count }, (_, index) => ({
      height: latest + index + 1,
      at: Math.round(since + ((now - since) * (index + 1)) / count),
    }));
    watched.blocks = [...blocks, ...added].slice(-maxBlocks);
    return true;
  }
}
