import { randomBytes } from "node:crypto";
import { rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

import { freeBytes, minFreeBytes } from "../../kit/freeSpace.ts";
import { isStorageFull, StorageFull } from "../../kit/StorageFull.ts";

// A segment of PostgreSQL's log has 16 MiB.
const reservedBytes = 24 * 1024 * 1024;

/**
 * Disk space reserved in a file for the database's log. PostgreSQL stops permanently when its log cannot grow, so a
 * transaction in progress completes in this space, and later ones are rejected until it is reserved again.
 */
export class SpaceReserve {
  private readonly file: string;
  private readonly bytes: number;
  private isWhole = false;

  constructor(file: string, bytes = reservedBytes) {
    this.file = file;
    this.bytes = bytes;
  }

  /** Releases the reserve; false when there was none. */
  release(): boolean {
    this.isWhole = false;
    const size = statSync(this.file, { throwIfNoEntry: false })?.size ?? 0;
    // Truncating needs no space, even where unlinking does.
    if (size > 0) truncateSync(this.file);
    return size > 0;
  }

  /** Throws `StorageFull` when the disk has no space for another write and the reserve. */
  assertSpace(): void {
    const needed = this.isWhole ? minFreeBytes : this.bytes + minFreeBytes;
    if (freeBytes(dirname(this.file)) < needed) throw new StorageFull();
    if (!this.isWhole) this.fill();
  }

  private fill(): void {
    try {
      // Compressing file systems would store zeros without using space.
      writeFileSync(this.file, randomBytes(this.bytes), { mode: 0o600, flush: true });
      this.isWhole = true;
    } catch (error) {
      rmSync(this.file, { force: true });
      throw isStorageFull(error) ? new StorageFull({ cause: error }) : error;
    }
  }
}
